import type { Database } from '@provender/db/tables'
import { type Kysely, type Selectable, sql } from 'kysely'
import { countRows } from '../../kernel/count-rows.ts'
import type { ListPart } from '../../kernel/graphql/cursor-list.ts'

export type ContactMessageRow = Selectable<Database['contact_message']>

export async function findMessage(db: Kysely<Database>, id: number): Promise<ContactMessageRow | undefined> {
  return await db.selectFrom('contact_message').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function readOpenMessages(
  db: Kysely<Database>,
  { after, limit }: ListPart<readonly [number]>,
): Promise<readonly ContactMessageRow[]> {
  return await selectOpenMessages(db)
    .$if(after !== null, (query) => query.where('id', '>', after?.[0] ?? 0))
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function countOpenMessages(db: Kysely<Database>): Promise<number> {
  return await countRows(db, selectOpenMessages(db))
}

function selectOpenMessages(db: Kysely<Database>) {
  return db.selectFrom('contact_message').selectAll().where('done_at', 'is', null)
}

export async function closeMessage(db: Kysely<Database>, id: number, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contact_message')
    .set({ done_at: sql<Date>`coalesce(done_at, ${new Date(nowMs)})` })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
