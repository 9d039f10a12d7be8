import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'
import type { FileName } from '../../kernel/files/file-key.ts'
import { discardFile } from '../../kernel/files/stored-files.ts'

/** For a report that was not sent: the device keeps its text this long. */
const unclaimedDays = 7
/** For a closed claim: long enough for further questions. */
const closedDays = 90

export function claimPictureFile(id: string): FileName {
  return { id, kind: 'claim', mediaType: 'image/jpeg' }
}

const expiredPictures = sql`
  claim_picture p left join claim c on c.id = p.claim_id
  where ((p.claim_id is null and p.uploaded_at < now() - make_interval(days => ${unclaimedDays}))
    or c.closed_at < now() - make_interval(days => ${closedDays}))`

export async function deleteExpiredPictures(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ readonly id: string }>`select p.id from ${expiredPictures}`.execute(db)
  for (const { id } of rows) await deleteExpiredPicture(db, id)
}

/** Keeps a picture that a report has claimed since, or is claiming: its sender already counts on it. */
async function deleteExpiredPicture(db: Kysely<Database>, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ readonly claimId: number | null }>`
      select p.claim_id as "claimId" from ${expiredPictures} and p.id = ${id}
      for update of p skip locked`.execute(tx)
    const [picture] = rows
    if (!picture) return
    if (picture.claimId === null) await discardFile(tx, id)
    await tx.deleteFrom('claim_picture').where('id', '=', id).execute()
  })
}
