/** Texts by key that outlive the window, shared by every window of this browser. */
export interface KeptTexts {
  /** Those whose keys begin so. */
  readonly read: (prefix: string) => Promise<ReadonlyMap<string, string>>
  /** Undefined removes. What was asked for first is done first. */
  readonly write: (key: string, text: string | undefined) => Promise<void>
  /** Removes a text that is still this one: another window may have written since. */
  readonly removeSame: (key: string, text: string) => Promise<void>
  readonly removeAll: (prefix: string) => Promise<void>
}

const database = 'provender-baskets'
const texts = 'unsent'

/**
 * In IndexedDB, opened at the first use. A write is handed over whole and is on the disk when it is done: a window that
 * is closed, or a device whose battery ends, keeps it. Rejects where the browser allows no database, or has no room.
 */
export function makeKeptTexts(): KeptTexts {
  let opening: Promise<IDBDatabase> | undefined
  const begin = async (mode: IDBTransactionMode): Promise<IDBTransaction> => {
    const db = await (opening ??= opened(() => (opening = undefined)))
    return db.transaction(texts, mode, { durability: 'strict' })
  }
  const change = async (make: (store: IDBObjectStore) => void): Promise<void> => {
    const writing = await begin('readwrite')
    const done = ended(writing)
    make(writing.objectStore(texts))
    // Said at once: a window that is closing does not come to say it later.
    writing.commit()
    await done
  }
  return {
    read: async (prefix) => {
      const store = (await begin('readonly')).objectStore(texts)
      const range = startingWith(prefix)
      const [keys, values] = await Promise.all([asked(store.getAllKeys(range)), asked(store.getAll(range))])
      return new Map(
        keys.flatMap((key, at) => (typeof key === 'string' ? [[key, String(values[at])] as const] : [])),
      )
    },
    write: (key, text) =>
      change((store) => void (text === undefined ? store.delete(key) : store.put(text, key))),
    removeSame: async (key, text) => {
      const writing = await begin('readwrite')
      const done = ended(writing)
      const store = writing.objectStore(texts)
      if ((await asked(store.get(key))) === text) store.delete(key)
      await done
    },
    removeAll: (prefix) => change((store) => void store.delete(startingWith(prefix))),
  }
}

function startingWith(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\u{ffff}`)
}

async function opened(onClosed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(texts))
  const db = await asked(request)
  db.addEventListener('close', onClosed)
  return db
}

async function asked<Value>(request: IDBRequest<Value>): Promise<Value> {
  return await new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The store does not answer')))
  })
}

async function ended(writing: IDBTransaction): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    writing.addEventListener('complete', () => resolve())
    writing.addEventListener('abort', () => reject(writing.error ?? new Error('Nothing was kept')))
  })
}
