const commandErrors = new WeakSet<Error>()

/** An error that the user can fix. The terminal prints its message without a stack trace. */
export function commandError(message: string, cause?: unknown): Error {
  const error = new Error(message, { cause })
  commandErrors.add(error)
  return error
}

export function isCommandError(error: unknown): error is Error {
  return error instanceof Error && commandErrors.has(error)
}
