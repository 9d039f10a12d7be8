import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Texts by key that outlive the window, shared by every window of this browser. */
export interface StoredTexts {
  /** Those whose keys begin so. */
  readonly read: (prefix: string) => Promise<ReadonlyMap<string, string>>
  /** Undefined removes. What was asked for first is done first. */
  readonly write: (key: string, text: string | undefined) => Promise<void>
  /** Removes a text that is still this one: another window may have written since. */
  readonly removeSame: (key: string, text: string) => Promise<void>
  readonly removeAll: (prefix: string) => Promise<void>
}

interface Schema extends DBSchema {
  unsent: { key: string; value: string }
}

const database = 'provender-baskets'

/**
 * In IndexedDB, opened at the first use. A write is handed over whole and is on the disk when it is done: a window that
 * is closed, or a device whose battery ends, keeps it. Rejects where the browser allows no database, or has no room.
 */
export function createStoredTexts(): StoredTexts {
  let opening: Promise<IDBPDatabase<Schema>> | undefined
  const begin = async () => {
    const db = await (opening ??= opened(() => (opening = undefined)))
    return db.transaction('unsent', 'readwrite', { durability: 'strict' })
  }
  return {
    read: async (prefix) => {
      const { store } = await begin()
      const range = startingWith(prefix)
      const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)])
      return new Map(keys.map((key, at) => [key, values[at] ?? '']))
    },
    write: async (key, text) => {
      const writing = await begin()
      const written = text === undefined ? writing.store.delete(key) : writing.store.put(text, key)
      // Said at once: a window that is closing does not come to say it later.
      writing.commit()
      await Promise.all([written, writing.done])
    },
    removeSame: async (key, text) => {
      const { store, done } = await begin()
      if ((await store.get(key)) === text) await store.delete(key)
      await done
    },
    removeAll: async (prefix) => {
      const { store, done } = await begin()
      await Promise.all([store.delete(startingWith(prefix)), done])
    },
  }
}

function startingWith(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\u{ffff}`)
}

async function opened(onClosed: () => void): Promise<IDBPDatabase<Schema>> {
  return await openDB<Schema>(database, 1, {
    upgrade: (db) => void db.createObjectStore('unsent'),
    terminated: onClosed,
  })
}
