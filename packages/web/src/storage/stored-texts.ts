import { platform } from '@provender/platform/current'
import { finishWithin } from '@provender/platform/finish-within'
import type { PersistentValues } from '@provender/platform/platform'
import { mirrorTexts } from '@provender/sync/mirror-texts'
import type { StoredTexts } from '@provender/sync/stored-texts'
import type { DBSchema, IDBPDatabase } from 'idb'
import { openDatabase } from './open-database.ts'

interface Schema extends DBSchema {
  unsent: { key: string; value: string }
}

/** Holds more than baskets by now. Another name would lose what devices have not sent yet. */
const database = 'provender-baskets'

/** Sending and logging out wait for the device at most this long. */
const answerWithinMs = 5000

/**
 * The texts of this device that must not be lost. An app stores them twice. Each call rejects if the device does not answer
 * in time. A write that is late may still succeed, which does no harm: the database runs it before all later calls.
 */
export function createStoredTexts(): StoredTexts {
  const texts = limitTexts(createDatabaseTexts())
  const { app } = platform()
  return app ? mirrorTexts(texts, limitValues(app.persistentValues)) : texts
}

function limitTexts({ read, write, removeSame, removeAll }: StoredTexts): StoredTexts {
  return {
    read: (prefix) => inTime(() => read(prefix)),
    write: (key, text) => inTime(() => write(key, text)),
    removeSame: (key, text) => inTime(() => removeSame(key, text)),
    removeAll: (prefix) => inTime(() => removeAll(prefix)),
  }
}

function limitValues({ keys, get, set }: PersistentValues): PersistentValues {
  return {
    keys: () => inTime(keys),
    get: (key) => inTime(() => get(key)),
    set: (key, value) => inTime(() => set(key, value)),
  }
}

function inTime<Value>(work: () => Promise<Value>): Promise<Value> {
  return finishWithin(answerWithinMs, work)
}

/**
 * Stores texts in IndexedDB, which is opened at first use. A write is one transaction and is on the disk when
 * it resolves, so that it survives a closed tab and an empty battery. Rejects if the browser allows no
 * database or has no space.
 */
function createDatabaseTexts(): StoredTexts {
  let opening: Promise<IDBPDatabase<Schema>> | undefined
  const reset = () => (opening = undefined)
  const open = async () => {
    try {
      return await openDatabase<Schema>(database, {
        upgrade: (db) => void db.createObjectStore('unsent'),
        terminated: reset,
      })
    } catch (error) {
      // The next call tries again.
      reset()
      throw error
    }
  }
  const begin = async () => {
    const db = await (opening ??= open())
    return db.transaction('unsent', 'readwrite', { durability: 'strict' })
  }
  return {
    read: async (prefix) => {
      const { store } = await begin()
      const range = startingWith(prefix)
      const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)])
      return new Map(keys.map((key, index) => [key, values[index] ?? '']))
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
