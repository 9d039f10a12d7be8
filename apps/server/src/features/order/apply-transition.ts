import type { Database } from '@provender/db/tables'
import type { CompanyId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import type { HoldKind } from '@provender/domain/order/hold'
import type { OrderState } from '@provender/domain/order/order'
import { type OrderTransition, isPaidOnHandover, stateAfter } from '@provender/domain/order/state-machine'
import { stepAccess } from '@provender/domain/order/step-access'
import { staffMay } from '@provender/domain/permission/permission'
import { ok, refuse, type Result } from '@provender/domain/result'
import { type Kysely, sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { queueSettlement } from '../card/queue-settlement.ts'
import { writeEvent } from '../order-event/write-event.ts'
import { lockStockStatement } from './lock-stock.ts'
import {
  type ChangeRefusal,
  type LockedOrder,
  lockOrder,
  type OrderActor,
  type OrderVersion,
} from './order-lock.ts'
import { postTransition } from './post-transition.ts'

export interface AppliedTransition {
  readonly state: OrderState
  readonly version: number
}

export interface TransitionRequest {
  readonly order: OrderVersion
  /** Picking needs lines, so use `pickOrder`. */
  readonly transition: Exclude<OrderTransition, 'PICK'>
  readonly note: string
  /** Cash received on delivery, including VAT; the whole open amount if undefined. */
  readonly paid?: Minor | undefined
}

/**
 * Applies a transition to an order in one transaction: its state and payment, its history, returned stock,
 * ledger entries and the customer's notification. If two apply it at once, the second one is refused.
 */
export async function applyTransition(
  { db, clock, wholesaler }: Pick<Deps, 'db' | 'clock' | 'wholesaler'>,
  actor: OrderActor,
  { order, transition, note, paid }: TransitionRequest,
): Promise<Result<AppliedTransition, ChangeRefusal>> {
  return await inTransaction<AppliedTransition, ChangeRefusal>(db, async (tx) => {
    const lockResult = await lockOrder(tx, { actor, order })
    if (!lockResult.ok) return lockResult
    const locked = lockResult.value
    if (!(await mayStep(tx, locked, { actor, transition }))) return refuse({ type: 'NOT_ALLOWED' })
    const after = stateAfter(locked.transitionInput, transition, actor.kind)
    if (!after.ok) return after
    const { row } = locked
    if (transition === 'RELEASE' && (await isOfTestCompany(tx, row.company_id)))
      return refuse({ type: 'NOT_NOW', state: row.state, step: transition })
    const version = row.version + 1
    const nowMs = clock.nowMs()
    const isPaidInCash = isPaidOnHandover(row.payment_type, transition)
    if (paid !== undefined && !isPaidInCash) return refuse({ type: 'NOT_PAID_IN_CASH' })
    await tx
      .updateTable('orders')
      .set({
        state: after.value,
        version,
      })
      .where('id', '=', row.id)
      .execute()
    const hold = transition === 'HOLD' ? 'CHECK' : undefined
    await writeEvent(tx, locked, { actor, to: after.value, hold, note, nowMs })
    const posting = { config: wholesaler.current().config, nowMs }
    const posted = await postTransition(tx, locked, {
      transition,
      actor,
      note,
      isPaidInCash,
      paid,
      ...posting,
    })
    if (!posted.ok) return posted
    // Last, because the ledger locks the company's row, and placing an order locks that before the stock.
    if (after.value === 'CANCELLED') await returnStock(tx, locked)
    if (row.payment_type === 'CARD')
      await queueSettlement(tx, { orderId: row.id, cause: `version ${version}` })
    return ok({ state: after.value, version })
  })
}

async function mayStep(
  tx: Kysely<Database>,
  { row }: LockedOrder,
  { actor, transition }: { readonly actor: OrderActor; readonly transition: OrderTransition },
): Promise<boolean> {
  if (actor.kind !== 'STAFF' || actor.role === undefined) return true
  const hold = row.state === 'ON_HOLD' ? await readHold(tx, row.id) : null
  return staffMay(actor.role, stepAccess(transition, { state: row.state, hold }))
}

async function readHold(tx: Kysely<Database>, orderId: number): Promise<HoldKind | null> {
  const last = await tx
    .selectFrom('order_event')
    .select('hold')
    .where('order_id', '=', orderId)
    .where('hold', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.hold ?? null
}

/** The orders of a test company stay on hold and are never picked. */
async function isOfTestCompany(tx: Kysely<Database>, company: CompanyId): Promise<boolean> {
  const { is_test } = await tx
    .selectFrom('company')
    .select('is_test')
    .where('id', '=', company)
    .executeTakeFirstOrThrow()
  return is_test
}

/**
 * Returns what the lines have reserved, once: afterwards they reserve nothing. What was missing at picking
 * does not come back, nor what was counted in grams if its product is counted in pieces now.
 */
async function returnStock(tx: Kysely<Database>, { row, lines }: LockedOrder): Promise<void> {
  const reservedLines = lines.filter((line) => line.allocated_base_units > 0)
  if (reservedLines.length === 0) return
  await lockStockStatement(tx, [...new Set(reservedLines.map((line) => line.product_id))]).execute()
  await sql`
    with emptied as (
      update order_line set allocated_base_units = 0
      where order_id = ${row.id} and allocated_base_units > 0)
    update stock_level s set on_hand = s.on_hand + held.units
    from (select product_id, sum(allocated_base_units)::bigint as units
      from order_line join product on product.id = product_id
      where order_id = ${row.id} and (unit2 = 'kg') = (unit = '2' and unit_name = 'kg' or grams_per_piece is not null)
      group by product_id) as held
    where s.product_id = held.product_id and held.units > 0`.execute(tx)
}
