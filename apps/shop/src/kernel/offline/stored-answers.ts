import type { QueryKey } from '@tanstack/react-query'
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'

/** An answer of the API as it lies on this device, for a window that is opened without a connection. */
export interface StoredAnswer {
  readonly key: QueryKey
  readonly answer: unknown
  readonly atMs: number
  /** The shop that read it: another one may ask for more. */
  readonly build: string
}

/** Who used this browser last, by what the server said. */
export interface StoredVisit {
  /** Empty for a visitor. */
  readonly login: string
  readonly atMs: number
}

interface Schema extends DBSchema {
  answers: { key: string; value: StoredAnswer; indexes: { byAge: number } }
  visit: { key: 'last'; value: StoredVisit }
}

export type StoredAnswers = IDBPDatabase<Schema>

const database = 'provender-answers'

export async function openStoredAnswers(): Promise<StoredAnswers> {
  return await openDB<Schema>(database, 1, {
    upgrade: (db) => {
      db.createObjectStore('answers').createIndex('byAge', 'atMs')
      db.createObjectStore('visit')
    },
    // Somebody logs out in another window: nothing is kept open.
    blocking: (_current, _next, event) => (event.target as IDBDatabase | null)?.close(),
  })
}

/** Takes all of it off this device. */
export async function deleteAnswers(): Promise<void> {
  await deleteDB(database)
}
