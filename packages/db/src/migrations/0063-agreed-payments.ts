import { type Kysely, sql } from 'kysely'

export const isExpanding = true

/** A payment above what is owed needs an agreement (docs/decisions/0026-ledger.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ledger_entry
      -- Who agreed to more than was owed, and how.
      add column agreed_by text not null default ''`.execute(db)
}
