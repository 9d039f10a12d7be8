import type { Database } from '@provender/db/tables'
import { todayIn } from '@provender/domain/slots/today'
import { type Kysely, sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { writeEvent } from '../order-event/write-event.ts'
import { type AllocationStamp, lockCompany } from './allocation-store.ts'
import { readOverdue } from './overdue.ts'

/**
 * Releases the orders that the rule held because an invoice was overdue, once none is in any currency. `entry` is an entry of
 * the company. Callers hold the company's row, which an order on account locks too, so no order is missed. No transaction
 * that has locked an order on hold waits for the company, so locking these orders late is safe.
 */
export async function releaseCreditHolds(
  tx: Kysely<Database>,
  entry: number,
  { madeOn, madeAtMs }: AllocationStamp,
): Promise<void> {
  const held = await tx
    .selectFrom('orders')
    .innerJoin('order_hold', 'order_hold.order_id', 'orders.id')
    .innerJoin('ledger_entry', 'ledger_entry.company_id', 'orders.company_id')
    .select(['orders.id', 'orders.state', 'orders.login_id', 'orders.company_id'])
    .where('ledger_entry.id', '=', entry)
    .where('orders.state', '=', 'ON_HOLD')
    .where('order_hold.kind', '=', 'CREDIT')
    .where('order_hold.released_at', 'is', null)
    .orderBy('orders.id')
    .forUpdate('orders')
    .execute()
  const [first] = held
  if (!first) return
  if ((await readOverdue(tx, first.company_id, madeOn)).length > 0) return
  for (const row of held) {
    await tx
      .updateTable('orders')
      .set({ state: 'SUBMITTED', version: sql`version + 1` })
      .where('id', '=', row.id)
      .execute()
    const actor = { kind: 'STAFF', staffId: null } as const
    await writeEvent(tx, { row }, { actor, to: 'SUBMITTED', note: '', nowMs: madeAtMs })
  }
}

/**
 * Releases what no longer waits for anything, because a migration has settled invoices. Any number of servers may do
 * this at once.
 */
export async function releaseSettledHolds({
  db,
  clock,
  wholesaler,
  log,
}: Pick<Deps, 'db' | 'clock' | 'wholesaler' | 'log'>): Promise<void> {
  const companies = await db
    .selectFrom('orders')
    .innerJoin('order_hold', 'order_hold.order_id', 'orders.id')
    .innerJoin('ledger_entry', 'ledger_entry.company_id', 'orders.company_id')
    .select(({ fn }) => ['orders.company_id', fn.max('ledger_entry.id').as('entry')])
    .where('orders.state', '=', 'ON_HOLD')
    .where('order_hold.kind', '=', 'CREDIT')
    .where('order_hold.released_at', 'is', null)
    .groupBy('orders.company_id')
    .execute()
  for (const { company_id: companyId, entry } of companies)
    try {
      await db.transaction().execute(async (tx) => {
        await lockCompany(tx, companyId)
        const madeAtMs = clock.nowMs()
        const madeOn = todayIn(madeAtMs, wholesaler.current().config.warehouseTimezone).day
        await releaseCreditHolds(tx, entry, { madeOn, madeAtMs, staffId: null })
      })
    } catch (error) {
      // One company must not keep the server from starting.
      log.error({ err: error, companyId }, 'could not release orders on hold, will retry at the next start')
    }
}
