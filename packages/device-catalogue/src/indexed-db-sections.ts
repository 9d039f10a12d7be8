import * as v from 'valibot'
import { type SectionStore, storedSectionSchema } from './section-store.ts'

const database = 'provender-catalogue'
const parts = 'parts'

/** The store in IndexedDB: one record per section, which is an order of magnitude faster than one per product. */
export async function openSectionStore(databases: IDBFactory): Promise<SectionStore> {
  const db = await opened(databases)
  return {
    read: async (names) => {
      const store = db.transaction(parts).objectStore(parts)
      const texts = await Promise.all(
        names.map(
          async (name) => [name, v.safeParse(storedSectionSchema, await answerOf(store.get(name)))] as const,
        ),
      )
      return new Map(texts.flatMap(([name, stored]) => (stored.success ? [[name, stored.output]] : [])))
    },
    names: async () => (await answerOf(db.transaction(parts).objectStore(parts).getAllKeys())).map(String),
    write: async (written) => {
      const writing = db.transaction(parts, 'readwrite')
      const store = writing.objectStore(parts)
      for (const [name, part] of written)
        if (part) store.put(part, name)
        else store.delete(name)
      await new Promise<void>((resolve, reject) => {
        writing.addEventListener('complete', () => resolve())
        writing.addEventListener('abort', () =>
          reject(writing.error ?? new Error('The store did not take the sections')),
        )
      })
    },
  }
}

export async function deleteSectionStore(databases: IDBFactory): Promise<void> {
  await answerOf(databases.deleteDatabase(database))
}

async function opened(databases: IDBFactory): Promise<IDBDatabase> {
  const opening = databases.open(database, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(parts))
  const db = await answerOf(opening)
  // Makes way for a newer build in another tab, which fetches the data that it needs.
  db.addEventListener('versionchange', () => db.close())
  return db
}

async function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return await new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The store does not answer')))
  })
}
