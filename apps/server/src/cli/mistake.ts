const mistakes = new WeakSet<Error>()

/** Something the person at the terminal did or can put right: told in these words, without a stack. */
export function mistake(reason: string, cause?: unknown): Error {
  const error = new Error(reason, { cause })
  mistakes.add(error)
  return error
}

export function isMistake(error: unknown): error is Error {
  return error instanceof Error && mistakes.has(error)
}
