const commandErrors = new WeakSet<Error>()

export function commandError(message: string, cause?: unknown): Error {
  const error = new Error(message, { cause })
  commandErrors.add(error)
  return error
}

export function isCommandError(error: unknown): error is Error {
  return error instanceof Error && commandErrors.has(error)
}
