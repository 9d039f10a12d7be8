import type { Database } from '@provender/db/tables'
import { todayIn } from '@provender/domain/slots/today'
import { type Kysely, sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'

/**
 * When a month ends, notifies all users of companies with entries on its statement or an open balance. One
 * statement marks the company and notifies, so that concurrent servers notify once.
 */
export async function notifyStatements({
  db,
  wholesaler,
  clock,
}: Pick<Deps, 'db' | 'wholesaler' | 'clock'>): Promise<void> {
  const { day } = todayIn(clock.nowMs(), wholesaler.current().config.warehouseTimezone)
  await notifyStatementsBefore(db, `${day.slice(0, 8)}01`)
}

async function notifyStatementsBefore(db: Kysely<Database>, monthStart: string): Promise<void> {
  await sql`
    with turned as (
      update company set statements_told_to = ${monthStart}::date
      where statements_told_to < ${monthStart}::date
      returning id)
    insert into notification (login_id, kind)
    select login.id, 'STATEMENT' from turned join login on company_id = turned.id
    where active and (
      exists (
        select from ledger_entry where ledger_entry.company_id = turned.id
          and booked_on >= ${monthStart}::date - interval '1 month' and booked_on < ${monthStart}::date)
      or exists (
        select from (
          select distinct on (currency_code) balance from ledger_entry
          where ledger_entry.company_id = turned.id and booked_on < ${monthStart}::date
          order by currency_code, n desc) as last_of
        where balance <> 0))
    order by login.id`.execute(db)
}
