import type { Database } from '@provender/db/tables'
import { type Kysely, type Selectable, sql } from 'kysely'

export type ContactMessageRow = Selectable<Database['contact_message']>

export async function findMessage(db: Kysely<Database>, id: number): Promise<ContactMessageRow | undefined> {
  return await db.selectFrom('contact_message').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Open messages, oldest first. */
export async function readOpenMessages(
  db: Kysely<Database>,
  limit: number,
): Promise<readonly ContactMessageRow[]> {
  return await db
    .selectFrom('contact_message')
    .selectAll()
    .where('done_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Closes a message; false if it does not exist. */
export async function closeMessage(db: Kysely<Database>, id: number, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contact_message')
    .set({ done_at: sql<Date>`coalesce(done_at, ${new Date(nowMs)})` })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
