import { openDatabase } from '@provender/web/storage/open-database'
import type { FileStore } from '@provender/web/upload/use-uploads'
import type { DBSchema, IDBPDatabase } from 'idb'

interface StoredPicture {
  readonly owner: string
  readonly key: string
  readonly file: File
}

interface Schema extends DBSchema {
  pictures: { key: [owner: string, key: string]; value: StoredPicture }
}

const database = 'provender-report'

/** The pictures of a user's report that are not uploaded yet. Stored on this device as long as the draft. */
export function pictureStore(owner: string): FileStore {
  return {
    put: (key, file) => onDevice((db) => db.put('pictures', { owner, key, file })),
    delete: (key) => onDevice((db) => db.delete('pictures', [owner, key])),
    all: async () => {
      const stored = await onDevice((db) => db.getAll('pictures', allOf(owner)))
      return stored ?? []
    },
  }
}

/** Called when the report was sent or discarded, or when its user logs out. */
export async function deletePictures(owner: string): Promise<void> {
  await onDevice((db) => db.delete('pictures', allOf(owner)))
}

/** IndexedDB sorts arrays after all strings. */
function allOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner], [owner, []])
}

/**
 * Undefined if the browser has no space, allows no storage or does not open it in time. The pictures are still sent, but a
 * reload loses them.
 */
async function onDevice<T>(action: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T | undefined> {
  try {
    const db = await openDatabase<Schema>(database, {
      upgrade: (fresh) => void fresh.createObjectStore('pictures', { keyPath: ['owner', 'key'] }),
    })
    try {
      return await action(db)
    } finally {
      db.close()
    }
  } catch {
    return undefined
  }
}
