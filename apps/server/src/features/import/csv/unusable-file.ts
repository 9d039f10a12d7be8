const unusable = new WeakSet<Error>()

/** A file that cannot be imported as a whole; the reason is for the person who has it. */
export function unusableFile(reason: string): Error {
  const error = new Error(reason)
  unusable.add(error)
  return error
}

export function isUnusableFile(error: unknown): error is Error {
  return error instanceof Error && unusable.has(error)
}
