import type { StoredFileTable } from '@provender/db/stored-file-table'

export interface FileName {
  readonly id: string
  readonly kind: StoredFileTable['kind']
  readonly mediaType: StoredFileTable['media_type']
}

export const folderOfKind = { proof: 'proofs', claim: 'claims', document: 'documents' } as const

const extensionOf = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' } as const

export function keyOf({ id, kind, mediaType }: FileName): string {
  return `${folderOfKind[kind]}/${id}.${extensionOf[mediaType]}`
}

const named = /\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\./

/** The id in a key; undefined for what Provender has not stored. */
export function idInKey(key: string): string | undefined {
  return named.exec(key)?.[1]
}
