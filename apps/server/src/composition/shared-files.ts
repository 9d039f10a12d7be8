import { randomUUID } from 'node:crypto'
import { isServerRunning } from '@provender/db/migrate'
import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'
import { placeIn, placeKey, placeKnown } from '../kernel/files/file-place.ts'
import {
  type FileStore,
  type FileStores,
  FileUnavailable,
  type StoreName,
} from '../kernel/files/file-store.ts'

const probeKey = 'place-of-files/probe.txt'

/**
 * Refuses to start beside a server that has its files elsewhere: what a customer uploads at one would be missing at the other. A server
 * that starts alone may have another place, which the database then remembers. Also refuses to start without a store that has files.
 */
export async function refuseOtherFilePlace(
  db: Kysely<Database>,
  files: FileStores,
  warn: (text: string) => void = () => {},
): Promise<void> {
  const used = await refuseAbsentStore(db, files)
  for (const store of files.all)
    if (store === files.current || used.some((each) => each.store === store.name))
      await refuseOther(db, store).catch((error: unknown) => {
        // Orders need no files.
        if (!(error instanceof FileUnavailable) || error.isDefinite) throw error
        warn(`The files are away, and the server starts without them: ${error.message}`)
      })
}

export async function refuseAbsentStore(
  db: Kysely<Database>,
  files: Pick<FileStores, 'all'>,
): Promise<readonly UsedStore[]> {
  const used = await usedStores(db)
  const absent = used.find(({ store }) => !files.all.some(({ name }) => name === store))
  if (absent)
    throw new Error(`${absent.count} files are in S3. Set S3_BUCKET, as for the server that stored them.`)
  return used
}

async function refuseOther(db: Kysely<Database>, store: FileStore): Promise<void> {
  if (store.name === 's3') await refuseOverwriting(store)
  const own = await readOrCreatePlace(store)
  const stored = await placeKnown(db, store.name)
  if (stored === own) return
  if (stored !== undefined && (await isServerRunning(db)))
    throw new Error(
      `Another server runs on this database with its files in another place than ${store.place}. Servers of one database share ` +
        'their files: give them the same DATA_DIR, or the same bucket in S3.',
    )
  await sql`
    update schema set file_places = file_places ||
      jsonb_build_object(${store.name}::text, jsonb_build_object('id', ${own}::text, 'since', now()))`.execute(
    db,
  )
}

/** Refuses a service that ignores the condition of a write, as some that speak S3 do. */
async function refuseOverwriting(store: FileStore): Promise<void> {
  const put = (text: string) => store.put(probeKey, { content: Buffer.from(text), mediaType: 'text/plain' })
  await put('one')
  if ((await put('other')) === 'STORED')
    throw new Error(`${store.place} writes over what is there, although it is told not to (If-None-Match: *)`)
}

async function readOrCreatePlace(store: FileStore): Promise<string> {
  const existing = await placeIn(store)
  if (existing !== undefined) return existing
  await store.put(placeKey, { content: Buffer.from(randomUUID()), mediaType: 'text/plain' })
  const written = await placeIn(store)
  if (written === undefined) throw new Error(`${store.place} does not keep what is written`)
  return written
}

interface UsedStore {
  readonly store: StoreName
  readonly count: number
}

async function usedStores(db: Kysely<Database>): Promise<readonly UsedStore[]> {
  return await db
    .selectFrom('stored_file')
    .select(['store', sql<number>`count(*)::int`.as('count')])
    .groupBy('store')
    .execute()
}
