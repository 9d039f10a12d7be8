import type { Database } from '@provender/db/tables'
import type { Basket } from '@provender/domain/basket/basket'
import { isOrderable } from '@provender/domain/basket/price-basket'
import type { Language } from '@provender/domain/languages'
import { isOverLimit } from '@provender/domain/ledger/account-credit'
import { ageingOn, overdueOf } from '@provender/domain/ledger/ageing'
import { todayIn } from '@provender/domain/slots/today'
import type { Kysely } from 'kysely'
import type { BasketPage } from '../basket/basket-book.ts'
import { readOpenDebits, readStanding } from '../ledger/statement-store.ts'
import { insertAttempt } from '../payment/attempt-store.ts'
import { cardHoldOf } from './card-hold.ts'
import {
  beginOrderStatement,
  countInSlot,
  type HeldStock,
  type NewOrder,
  orderedLines,
  wholeOrderStatement,
  writeOrderStatement,
} from './order-statements.ts'
import {
  type Levels,
  levelsAfter,
  shareOf,
  type Shortage,
  type StockShare,
  wholeShare,
} from './stock-share.ts'
import type { OrderRow, StoredOrder } from './store.ts'
import { writeEvent } from './tell-order.ts'

export type WriteOutcome =
  | {
      readonly type: 'WRITTEN'
      readonly order: StoredOrder
      readonly page: BasketPage
      readonly levels: Levels
    }
  | { readonly type: 'KEY_TAKEN' }
  /** What is remembered of a session is up to five seconds old; nothing is ordered by one that ended meanwhile. */
  | { readonly type: 'SESSION_ENDED' }
  | ({ readonly type: 'SHORT' } & Shortage)
  /** The saved card is not the company's, or no longer. */
  | { readonly type: 'CARD_NOT_FOUND' }
  /** Decided with the company's row held: two orders cannot both take the last of the limit. */
  | { readonly type: 'OVER_CREDIT_LIMIT' }
  /** As many collect in the quarter of an hour as can. */
  | { readonly type: 'SLOT_FULL' }
  /** The baskets are no longer what the order was made from. */
  | { readonly type: 'BASKET_MOVED' }
  /** The site is closed, altered, or no longer for this login. */
  | { readonly type: 'SITES_MOVED' }
  /** Prices may have changed since the catalogue here was read. */
  | { readonly type: 'CATALOGUE_MOVED'; readonly version: number }

/** An outcome that undoes the transaction it was found in. */
const undone = Symbol('undone')
type Undo = (outcome: WriteOutcome) => never

/**
 * Writes an order with all that belongs to it, or nothing of it: guards the basket and the catalogue it was made from, takes the key, and
 * the stock (pieces and boxes summed before), and empties the basket. The company's row is held first and the stock last, in product order.
 */
export async function writeOrder(
  { db }: { readonly db: Kysely<Database> },
  order: NewOrder,
): Promise<WriteOutcome> {
  const written = isPlain(order) ? await writeAtOnce(db, order) : undefined
  return written ?? (await writeInSteps(db, order))
}

/** Nothing about it is decided while rows are held, if only the stock is there. */
function isPlain({ request: { paymentType, fulfilment }, viewer }: NewOrder): boolean {
  return (
    paymentType !== 'CARD' &&
    paymentType !== 'ACCOUNT' &&
    (fulfilment.method === 'DELIVERY' || viewer.config.maxCollectionsPerSlot === null)
  )
}

/** Undefined where anything speaks against the order, or not all of the stock is there: the steps find out which. */
async function writeAtOnce(db: Kysely<Database>, order: NewOrder): Promise<WriteOutcome | undefined> {
  const share = wholeShare(order)
  const { rows } = await db.executeQuery(wholeOrderStatement(order, share))
  const [found] = rows
  if (!found) return undefined
  const { held, ...row } = found
  return written(order, row, levelsAfter(held, share))
}

function written(order: NewOrder, row: OrderRow, levels: Levels): WriteOutcome {
  const placed = { ...row, line_count: orderedLines(order).length }
  return { type: 'WRITTEN', order: placed, page: pageAfter(order), levels }
}

/** One transaction: what is there of the stock, of a slot or of a credit decides, with its rows held, what is written. */
async function writeInSteps(db: Kysely<Database>, order: NewOrder): Promise<WriteOutcome> {
  let found: WriteOutcome | undefined
  const undo: Undo = (outcome) => {
    found = outcome
    throw undone
  }
  try {
    return await db.transaction().execute(async (tx) => {
      const { row, held } = await begin(tx, order, undo)
      const { id } = row
      const hold = order.request.paymentType === 'ACCOUNT' ? await checkAccount(tx, order, undo) : null
      await takeSlot(tx, order, undo)
      const share = shareOf(order, held)
      if (!share.ok) return undo({ type: 'SHORT', ...share.refusal })
      await write(tx, { order, id, share: share.value })
      await beginPayment(tx, order, { id, undo })
      const changed = hold === null ? {} : await holdNewOrder(tx, { id, order, note: hold })
      return written(order, { ...row, ...changed }, levelsAfter(held, share.value))
    })
  } catch (error) {
    if (error === undone && found) return found
    throw error
  }
}

async function begin(
  tx: Kysely<Database>,
  order: NewOrder,
  undo: Undo,
): Promise<{ readonly row: OrderRow; readonly held: readonly HeldStock[] }> {
  const { rows } = await tx.executeQuery(beginOrderStatement(order))
  const found = rows[0]
  if (!found?.unmoved) return undo({ type: 'BASKET_MOVED' })
  const { catalogue, unmoved: _unmoved, live, sited, held, ...begun } = found
  if (!live) undo({ type: 'SESSION_ENDED' })
  if (!sited) undo({ type: 'SITES_MOVED' })
  if (catalogue !== order.viewer.catalogue.version) undo({ type: 'CATALOGUE_MOVED', version: catalogue })
  if (begun.id === null) return undo({ type: 'KEY_TAKEN' })
  return { row: begun, held: held ?? [] }
}

/** Refuses what goes beyond the company's credit; gives why the order has to wait for the office, null where it has not. */
async function checkAccount(tx: Kysely<Database>, order: NewOrder, undo: Undo): Promise<string | null> {
  const { companyId } = order.customer
  const { config, currencyCode } = order.viewer
  const account = { companyId, currencyCode }
  // The order itself is among those under way by now.
  if (isOverLimit(await readStanding(tx, account))) undo({ type: 'OVER_CREDIT_LIMIT' })
  const today = todayIn(order.nowMs, config.warehouseTimezone).day
  const open = await readOpenDebits(tx, account, today)
  return overdueOf(ageingOn(today, open)) > 0 ? overdueNote[order.language] : null
}

/** Placed, and held at once: the customer is told of both. Gives what that changes in the order. */
async function holdNewOrder(
  tx: Kysely<Database>,
  { id, order, note }: { readonly id: number; readonly order: NewOrder; readonly note: string },
): Promise<Pick<OrderRow, 'state' | 'version'>> {
  const onHold = { state: 'ON_HOLD', version: 2 } as const
  await tx.updateTable('orders').set(onHold).where('id', '=', id).execute()
  const row = { id, state: 'SUBMITTED', login_id: order.customer.loginId } as const
  const actor = { kind: 'STAFF', staffId: null } as const
  await writeEvent(tx, { row }, { actor, to: onHold.state, note, nowMs: order.nowMs })
  return onHold
}

const overdueNote: Readonly<Record<Language, string>> = {
  en: 'An invoice is overdue.',
  pl: 'Jedna z faktur jest po terminie płatności.',
  tr: 'Vadesi geçmiş bir faturanız var.',
}

/** After the order itself: a repeat of one that took the last place is that order, and not too late. */
async function takeSlot(tx: Kysely<Database>, { request, viewer }: NewOrder, undo: Undo): Promise<void> {
  const { fulfilment } = request
  const { maxCollectionsPerSlot } = viewer.config
  if (fulfilment.method === 'DELIVERY' || maxCollectionsPerSlot === null) return
  if ((await countInSlot(tx, fulfilment)) > maxCollectionsPerSlot) undo({ type: 'SLOT_FULL' })
}

/** The attempt is part of the order; the gateway is asked after the commit, by whoever reads of it first. */
async function beginPayment(
  tx: Kysely<Database>,
  order: NewOrder,
  { id, undo }: { readonly id: number; readonly undo: Undo },
): Promise<void> {
  const { card } = order.request
  if (!card || !order.gateway) return
  const attempt = await insertAttempt(tx, {
    orderId: id,
    companyId: order.customer.companyId,
    gateway: order.gateway,
    amount: cardHoldOf(order.priced, order.viewer.catalogue),
    currencyCode: order.viewer.currencyCode,
    card,
  })
  if (attempt === undefined) undo({ type: 'CARD_NOT_FOUND' })
}

/** The condition on what is left cannot fail while the rows are locked; should it ever, nothing is sold. */
async function write(
  tx: Kysely<Database>,
  { order, id, share }: { readonly order: NewOrder; readonly id: number; readonly share: StockShare },
): Promise<void> {
  const { rows } = await tx.executeQuery(writeOrderStatement(order, id, share))
  if (rows[0]?.taken !== share.taken.length) throw new Error('Stock changed under its lock')
}

/** The baskets after the order: what was ordered is gone from its basket, what could not be ordered stays. */
function pageAfter({ page, basket, priced, nowMs }: NewOrder): BasketPage {
  const left = basket.lines.filter((_, at) => {
    const line = priced.lines[at]
    return !line || !isOrderable(line)
  })
  const emptied: Basket = { ...basket, lines: left, updatedAtMs: nowMs }
  return {
    ...page,
    version: page.version + 1,
    baskets: page.baskets.map((each) => (each === basket ? emptied : each)),
  }
}
