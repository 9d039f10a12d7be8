import type { Database } from '@provender/db/tables'
import type { Basket } from '@provender/domain/basket/basket'
import { isOrderable } from '@provender/domain/basket/price-basket'
import { excessOverLimit } from '@provender/domain/ledger/account-position'
import type { HoldKind } from '@provender/domain/order/hold'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { SlotName } from '@provender/domain/slots/collection'
import { todayIn } from '@provender/domain/slots/today'
import { formatMessage } from '@provender/messages/format-message'
import { holdMessages } from '@provender/messages/orders/hold-messages'
import { type Kysely, sql } from 'kysely'
import { inTransaction } from '../../kernel/in-transaction.ts'
import type { CachedBaskets } from '../basket/basket-cache.ts'
import { insertAttempt } from '../card/attempt-store.ts'
import { readOverdue } from '../ledger/overdue.ts'
import { readAccountPosition } from '../ledger/statement-store.ts'
import { writeEvent } from '../order-event/write-event.ts'
import type { OrderRow, StoredOrder } from '../order/store.ts'
import { beginOrderStatement } from './begin-order.ts'
import { cardHoldOf } from './card-hold.ts'
import { completeOrderStatement } from './complete-order.ts'
import { type LockedStock, type NewOrder, orderedLines } from './new-order.ts'
import { type StockLevels, levelsAfter, reservationOf, type Shortage } from './stock-reservation.ts'

export interface WrittenOrder {
  readonly order: StoredOrder
  readonly page: CachedBaskets
  readonly levels: StockLevels
}

export type WriteRefusal =
  | { readonly type: 'KEY_TAKEN' }
  /** The cached session is up to five seconds old. A session that ended meanwhile orders nothing. */
  | { readonly type: 'SESSION_ENDED' }
  | ({ readonly type: 'SHORT' } & Shortage)
  | { readonly type: 'CARD_NOT_FOUND' }
  /** Decided with the company's row locked, so that two orders cannot both use the last of the limit. */
  | { readonly type: 'OVER_CREDIT_LIMIT' }
  | { readonly type: 'SLOT_FULL' }
  | { readonly type: 'BASKET_CHANGED' }
  /** The site was closed or changed, or is no longer for this user; or the company has another currency now. */
  | { readonly type: 'USER_CHANGED' }
  /** Prices of the order may have changed since this server read the catalogue. */
  | { readonly type: 'CATALOGUE_CHANGED'; readonly version: number }

/**
 * Writes an order and everything with it in one transaction, or nothing: checks the versions of basket and
 * catalogue, takes the key and the stock (pieces and boxes added up), and empties the basket. The company's
 * row is locked first and the stock last, in product order. The final decision about stock, slot and credit
 * limit is made with their rows locked.
 */
export async function writeOrder(
  { db }: { readonly db: Kysely<Database> },
  order: NewOrder,
): Promise<Result<WrittenOrder, WriteRefusal>> {
  return await inTransaction(db, (tx) => writeIn(tx, order))
}

async function writeIn(tx: Kysely<Database>, order: NewOrder): Promise<Result<WrittenOrder, WriteRefusal>> {
  const inserted = await begin(tx, order)
  if (!inserted.ok) return inserted
  const { row, lockedStock, isTest } = inserted.value
  const { id } = row
  const isOnAccount = order.request.paymentType === 'ACCOUNT'
  const account = isOnAccount ? await checkAccount(tx, order) : ok(null)
  if (!account.ok) return account
  const hold = isTest
    ? { kind: 'CHECK' as const, note: formatMessage(order.language, holdMessages.test) }
    : account.value
  if (!(await hasSlotCapacity(tx, order))) return refuse({ type: 'SLOT_FULL' })
  const reservation = reservationOf(order, lockedStock)
  if (!reservation.ok) return refuse({ type: 'SHORT', ...reservation.refusal })
  const completed = await completeOrderStatement(order, id, {
    reservation: reservation.value,
    isHeld: hold !== null,
  }).execute(tx)
  // The stock cannot be short while its rows are locked. If it were, the error would undo the order.
  if (completed.rows[0]?.reserved !== reservation.value.reserved.length)
    throw new Error('Stock changed under its lock')
  if (!(await beginPayment(tx, order, id))) return refuse({ type: 'CARD_NOT_FOUND' })
  const changed = hold === null ? {} : await holdNewOrder(tx, { id, order, hold })
  return ok({
    order: { ...row, ...changed, line_count: orderedLines(order).length },
    page: pageAfter(order),
    levels: levelsAfter(lockedStock, reservation.value),
  })
}

interface InsertedOrderRow {
  readonly row: OrderRow
  readonly lockedStock: readonly LockedStock[]
  readonly isTest: boolean
}

/** Why a new order has to wait. */
interface Hold {
  readonly kind: HoldKind
  readonly note: string
}

async function begin(tx: Kysely<Database>, order: NewOrder): Promise<Result<InsertedOrderRow, WriteRefusal>> {
  const { rows } = await beginOrderStatement(order).execute(tx)
  const row = rows[0]
  if (!row?.is_unchanged) return refuse({ type: 'BASKET_CHANGED' })
  const {
    catalogue,
    is_catalogue_changed,
    is_unchanged: _isUnchanged,
    is_session_live,
    is_currency_current,
    is_site_allowed,
    is_test,
    locked_stock,
    ...newRow
  } = row
  if (!is_session_live) return refuse({ type: 'SESSION_ENDED' })
  if (!is_site_allowed || !is_currency_current) return refuse({ type: 'USER_CHANGED' })
  if (is_catalogue_changed) return refuse({ type: 'CATALOGUE_CHANGED', version: catalogue })
  if (newRow.id === null) return refuse({ type: 'KEY_TAKEN' })
  return ok({ row: newRow, lockedStock: locked_stock ?? [], isTest: is_test === true })
}

/** Refuses an order beyond the company's credit. Returns why the order has to wait for the office, or null. */
async function checkAccount(
  tx: Kysely<Database>,
  order: NewOrder,
): Promise<Result<Hold | null, WriteRefusal>> {
  const { companyId } = order.user
  const { config, currencyCode } = order.viewer
  const account = { companyId, currencyCode }
  // The order itself is counted by now.
  if (excessOverLimit(await readAccountPosition(tx, account)) > 0)
    return refuse({ type: 'OVER_CREDIT_LIMIT' })
  const today = todayIn(order.nowMs, config.warehouseTimezone).day
  const isOverdue = (await readOverdue(tx, companyId, today)).length > 0
  return ok(isOverdue ? { kind: 'CREDIT', note: formatMessage(order.language, holdMessages.overdue) } : null)
}

/** Records that the order was put on hold, and notifies the customer. Returns the changes to the order. */
async function holdNewOrder(
  tx: Kysely<Database>,
  { id, order, hold }: { readonly id: number; readonly order: NewOrder; readonly hold: Hold },
): Promise<Pick<OrderRow, 'state' | 'version'>> {
  const onHold = { state: 'ON_HOLD', version: 2 } as const
  await tx.updateTable('orders').set(onHold).where('id', '=', id).execute()
  const row = { id, state: 'SUBMITTED', login_id: order.user.userId } as const
  const actor = { kind: 'STAFF', staffId: null } as const
  await writeEvent(
    tx,
    { row },
    { actor, to: onHold.state, hold: hold.kind, note: hold.note, nowMs: order.nowMs },
  )
  return onHold
}

/** False if the slot is full. Checked after the key: a repeat of the order that took the last place returns that order. */
async function hasSlotCapacity(tx: Kysely<Database>, { request, viewer }: NewOrder): Promise<boolean> {
  const { fulfilment } = request
  const { maxCollectionsPerSlot } = viewer.config
  if (fulfilment.method === 'DELIVERY' || maxCollectionsPerSlot === null) return true
  return (await countInSlot(tx, fulfilment)) <= maxCollectionsPerSlot
}

/**
 * Counts the orders in a collection slot, this one included. Locks the slot until the transaction ends. The
 * lock is a statement of its own, because a count in the same statement would use the older snapshot.
 */
async function countInSlot(tx: Kysely<Database>, { date, time }: SlotName): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('collection ' || ${`${date} ${time}`}::text, 0))`.execute(
    tx,
  )
  const { collected } = await tx
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('collected'))
    .where('method', '=', 'CLICK_AND_COLLECT')
    .where('state', '!=', 'CANCELLED')
    .where('fulfilment_date', '=', date)
    .where('collection_time', '=', time)
    .executeTakeFirstOrThrow()
  return collected
}

/**
 * Stores the payment attempt with the order. Any server may call the gateway after the commit. False if the
 * saved card does not exist.
 */
async function beginPayment(tx: Kysely<Database>, order: NewOrder, id: number): Promise<boolean> {
  const { card } = order.request
  if (!card || !order.gateway) return true
  const attempt = await insertAttempt(tx, {
    orderId: id,
    companyId: order.user.companyId,
    gateway: order.gateway,
    amount: cardHoldOf(order.priced, order.viewer),
    currencyCode: order.viewer.currencyCode,
    card,
    userId: order.user.userId,
  })
  return attempt !== undefined
}

/** The baskets after the order: ordered lines are removed, lines that could not be ordered stay. */
function pageAfter({ page, basket, priced, nowMs }: NewOrder): CachedBaskets {
  const left = basket.lines.filter((_, index) => {
    const line = priced.lines[index]
    return !line || !isOrderable(line)
  })
  const emptied: Basket = { ...basket, lines: left, updatedAtMs: nowMs }
  return {
    ...page,
    version: page.version + 1,
    baskets: page.baskets.map((each) => (each === basket ? emptied : each)),
  }
}
