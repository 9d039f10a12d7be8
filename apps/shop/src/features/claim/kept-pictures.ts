import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { FileShelf } from '../../kernel/upload/use-uploads.ts'

interface KeptPicture {
  readonly owner: string
  readonly key: string
  readonly file: File
}

interface Schema extends DBSchema {
  pictures: { key: [owner: string, key: string]; value: KeptPicture }
}

const database = 'provender-report'

/** The pictures of a login's report that have not arrived yet, on this device: beside the draft, for as long as it is kept. */
export function pictureShelf(owner: string): FileShelf {
  return {
    keep: (key, file) => onDevice((db) => db.put('pictures', { owner, key, file })),
    drop: (key) => onDevice((db) => db.delete('pictures', [owner, key])),
    all: async () => {
      const kept = await onDevice((db) => db.getAll('pictures', allOf(owner)))
      return kept ?? []
    },
  }
}

/** The report was sent or thrown away, or its login logs out. */
export async function forgetPictures(owner: string): Promise<void> {
  await onDevice((db) => db.delete('pictures', allOf(owner)))
}

/** Arrays come after all texts. */
function allOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner], [owner, []])
}

/** Undefined where the browser has no room or does not allow it: the pictures are sent all the same, only a reload would forget them. */
async function onDevice<T>(act: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T | undefined> {
  try {
    const db = await openDB<Schema>(database, 1, {
      upgrade: (fresh) => void fresh.createObjectStore('pictures', { keyPath: ['owner', 'key'] }),
    })
    try {
      return await act(db)
    } finally {
      db.close()
    }
  } catch {
    return undefined
  }
}
