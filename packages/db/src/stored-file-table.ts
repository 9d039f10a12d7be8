import type { Generated } from 'kysely'
import type { NullableInstant } from './column-types.ts'

export interface StoredFileTable {
  /** The id of the row that the file belongs to; of an issued document one that is made of its facts. */
  id: string
  kind: 'proof' | 'claim' | 'document'
  media_type: 'application/pdf' | 'image/jpeg'
  bytes: number
  sha256: Buffer
  store: 'disk' | 's3'
  stored_at: Generated<number>
  checked_at: Generated<number>
  missing_since: NullableInstant
  keep_until: NullableInstant
}
