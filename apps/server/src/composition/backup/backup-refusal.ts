class BackupRefusal extends Error {
  override readonly name = 'BackupRefusal'
}

/** A sentence for the operator, about a backup or a place for one. */
export function backupRefusal(message: string, cause?: unknown): Error {
  return new BackupRefusal(message, { cause })
}

export function isBackupRefusal(error: unknown): error is Error {
  return error instanceof BackupRefusal
}
