import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'
import type { Settings } from '../../kernel/settings.ts'

/** For a report that was not sent: the device keeps its text this long. */
const unclaimedDays = 7
/** For a closed claim: long enough for further questions. */
const closedDays = 90

export function claimPicturesFolder({ dataFolder }: Pick<Settings, 'dataFolder'>): string {
  return join(dataFolder, 'claims')
}

export function claimPicturePath(settings: Pick<Settings, 'dataFolder'>, id: string): string {
  return join(claimPicturesFolder(settings), claimPictureName(id))
}

export function claimPictureName(id: string): string {
  return `${id}.jpg`
}

const expiredPictures = sql`
  claim_picture p left join claim c on c.id = p.claim_id
  where ((p.claim_id is null and p.uploaded_at < now() - make_interval(days => ${unclaimedDays}))
    or c.closed_at < now() - make_interval(days => ${closedDays}))`

export async function deleteExpiredPictures(
  db: Kysely<Database>,
  settings: Pick<Settings, 'dataFolder'>,
): Promise<void> {
  const { rows } = await sql<{ readonly id: string }>`select p.id from ${expiredPictures}`.execute(db)
  for (const { id } of rows) await deleteExpiredPicture(db, settings, id)
}

/** Keeps a picture that a report has claimed since, or is claiming: its sender already counts on it. */
async function deleteExpiredPicture(
  db: Kysely<Database>,
  settings: Pick<Settings, 'dataFolder'>,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      select from ${expiredPictures} and p.id = ${id} for update of p skip locked`.execute(tx)
    if (rows.length === 0) return
    // Delete the file first: a row without a file is retried within the hour, a file without a row only after
    // a day.
    await rm(claimPicturePath(settings, id), { force: true })
    await tx.deleteFrom('claim_picture').where('id', '=', id).execute()
  })
}
