import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'
import type { FileStore, StoreName } from './file-store.ts'

/** Holds an id that the database knows too. Has a folder of its own, because folders of files are private and DATA_DIR is not. */
export const placeKey = 'place-of-files/id.txt'

export async function placeIn(store: FileStore): Promise<string | undefined> {
  return (await store.read(placeKey))?.toString('utf8')
}

/** The id of the place where the servers of this database keep their files. */
export async function placeKnown(db: Kysely<Database>, name: StoreName): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    select file_places->${name}->>'id' as id from schema`.execute(db)
  return rows[0]?.id ?? undefined
}

/** True for a place that the servers of this database use. */
export async function isKnownPlace(db: Kysely<Database>, store: FileStore): Promise<boolean> {
  const id = await placeKnown(db, store.name)
  return id !== undefined && id === (await placeIn(store))
}
