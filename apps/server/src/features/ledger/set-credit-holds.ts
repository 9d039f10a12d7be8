import type { Database } from '@provender/db/tables'
import type { CompanyId } from '@provender/domain/ids'
import { formatMessage } from '@provender/messages/format-message'
import { holdMessages } from '@provender/messages/orders/hold-messages'
import { type Kysely, sql } from 'kysely'
import { writeEvent } from '../order-event/write-event.ts'
import type { AllocationStamp } from './allocation-store.ts'
import { readOverdue } from './overdue.ts'

/** Orders on account that nobody has picked yet. One whose hold a person has released does not wait again. */
function unpickedOrders(tx: Kysely<Database>) {
  return tx
    .selectFrom('orders')
    .where('payment_type', '=', 'ACCOUNT')
    .where('state', 'in', ['SUBMITTED', 'CONFIRMED'])
    .where(
      sql<boolean>`not exists (
        select from order_hold hold join order_event event on event.order_id = hold.order_id and event.at = hold.released_at
        where hold.order_id = orders.id and hold.kind = 'CREDIT'
          and event.from_state = 'ON_HOLD' and event.state = 'CONFIRMED')`,
    )
    .orderBy('id')
    .forUpdate()
}

/** Locks the orders that `holdIfMoreIsOverdue` may hold. Before the company’s row, for which a pick of them may wait. */
export async function lockUnpickedOrders(
  tx: Kysely<Database>,
  subject: { readonly companyCode: string } | { readonly orderId: number },
): Promise<void> {
  const company =
    'orderId' in subject
      ? tx.selectFrom('orders').select('company_id as id').where('id', '=', subject.orderId)
      : tx.selectFrom('company').select('id').where('code', '=', subject.companyCode)
  await unpickedOrders(tx).select('id').where('company_id', 'in', company).execute()
}

/**
 * Holds orders on account as if they were placed now, if `change` opens again what is overdue. The company’s row is locked, and
 * was after these orders.
 */
export async function holdIfMoreIsOverdue(
  tx: Kysely<Database>,
  { companyId, stamp }: { readonly companyId: CompanyId; readonly stamp: AllocationStamp },
  change: () => Promise<void>,
): Promise<void> {
  // An entry changes what is overdue in its own currency alone.
  const readSum = async (): Promise<number> =>
    (await readOverdue(tx, companyId, stamp.madeOn)).reduce((sum, { amount }) => sum + amount, 0)
  const before = await readSum()
  await change()
  if ((await readSum()) > before) await holdUnpickedOrders(tx, companyId, stamp)
}

async function holdUnpickedOrders(
  tx: Kysely<Database>,
  companyId: CompanyId,
  { madeAtMs }: Pick<AllocationStamp, 'madeAtMs'>,
): Promise<void> {
  const orders = await unpickedOrders(tx)
    .select(['id', 'state', 'login_id', 'language'])
    .where('company_id', '=', companyId)
    .execute()
  for (const row of orders) {
    await tx
      .updateTable('orders')
      .set({ state: 'ON_HOLD', version: sql`version + 1` })
      .where('id', '=', row.id)
      .execute()
    const note = formatMessage(row.language, holdMessages.overdue)
    const actor = { kind: 'STAFF', staffId: null } as const
    await writeEvent(tx, { row }, { actor, to: 'ON_HOLD', hold: 'CREDIT', note, nowMs: madeAtMs })
  }
}
