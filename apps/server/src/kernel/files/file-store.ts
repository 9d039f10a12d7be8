import type { StoredFileTable } from '@provender/db/stored-file-table'

export type StoreName = StoredFileTable['store']

export interface FileStore {
  readonly name: StoreName
  readonly place: string
  /** `TAKEN`: the key has other bytes, which stay. */
  readonly put: (key: string, file: NewBytes) => Promise<'STORED' | 'TAKEN'>
  readonly read: (key: string) => Promise<Buffer | undefined>
  readonly remove: (key: string) => Promise<void>
  /** What lies in a folder, without what was left half written. */
  readonly list: (folder: string) => AsyncIterable<ListedFile>
  /** Removes what was left half written before this time, and says how many. */
  readonly removeDrafts: (folder: string, beforeMs: number) => Promise<number>
}

interface NewBytes {
  readonly content: Buffer
  readonly mediaType: string
}

export interface ListedFile {
  readonly key: string
  readonly writtenAtMs: number
}

export interface FileStores {
  /** Where new files go. */
  readonly current: FileStore
  /** The current one first. Files that were not moved yet lie in another one. */
  readonly all: readonly FileStore[]
}

export class FileUnavailable extends Error {
  override readonly name = 'FileUnavailable'
  /** Waiting does not help: the setup is wrong, or the bytes are. */
  readonly isDefinite: boolean

  constructor(
    message: string,
    { cause, isDefinite }: { readonly cause?: unknown; readonly isDefinite: boolean },
  ) {
    super(message, { cause })
    this.isDefinite = isDefinite
  }
}

/** A store has other bytes than those of the row. */
export class OtherBytes extends FileUnavailable {
  constructor(message: string) {
    super(message, { isDefinite: true })
  }
}
