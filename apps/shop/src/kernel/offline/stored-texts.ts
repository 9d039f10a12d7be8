import { platform } from '@provender/platform/current'
import { mirrorTexts } from '@provender/sync/mirror-texts'
import type { StoredTexts } from '@provender/sync/stored-texts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

interface Schema extends DBSchema {
  unsent: { key: string; value: string }
}

const database = 'provender-baskets'

/** The texts of this device that must not be lost. An app stores them twice. */
export function createStoredTexts(): StoredTexts {
  const texts = createDatabaseTexts()
  const { app } = platform()
  return app ? mirrorTexts(texts, app.persistentValues) : texts
}

/**
 * Stores texts in IndexedDB, which is opened at first use. A write is one transaction and is on the disk when
 * it resolves, so that it survives a closed tab and an empty battery. Rejects if the browser allows no
 * database or has no space.
 */
function createDatabaseTexts(): StoredTexts {
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
      // Commit at once, because a closing tab may not get to it later.
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
