import { openDatabase } from '@provender/web/storage/open-database'
import type { QueryKey } from '@tanstack/react-query'
import { type DBSchema, deleteDB, type IDBPDatabase } from 'idb'

export interface StoredAnswer {
  readonly key: QueryKey
  readonly answer: unknown
  readonly atMs: number
  /** The build that loaded it. Another build may need more fields. */
  readonly build: string
}

/** The last user of this browser, according to the server. */
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
  return await openDatabase<Schema>(database, {
    upgrade: (db) => {
      db.createObjectStore('answers').createIndex('byAge', 'atMs')
      db.createObjectStore('visit')
    },
    // Another tab signs out and deletes the database, so close it.
    blocking: (_current, _next, event) => (event.target as IDBDatabase | null)?.close(),
  })
}

export async function deleteAnswers(): Promise<void> {
  await deleteDB(database)
}
