import { findProduct } from '@provender/catalogue/catalogue'
import type { Database } from '@provender/db/tables'
import type { Basket } from '@provender/domain/basket/basket'
import { isOrderable, type PricedLine } from '@provender/domain/basket/price-basket'
import type { ProductId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import { isOverLimit } from '@provender/domain/ledger/account-credit'
import { ageingOn, overdueOf } from '@provender/domain/ledger/ageing'
import { todayIn } from '@provender/domain/slots/today'
import { acceptsBackOrders, type StockLevel } from '@provender/domain/stock/stock'
import { type BaseUnits, toBaseUnits } from '@provender/domain/units/units'
import type { Kysely } from 'kysely'
import type { BasketPage } from '../basket/basket-book.ts'
import { readOpenInvoices, readStanding } from '../ledger/statement-store.ts'
import { insertAttempt } from '../payment/attempt-store.ts'
import { cardHoldOf } from './card-hold.ts'
import {
  beginOrderStatement,
  countInSlot,
  type HeldStock,
  type NewOrder,
  orderedLines,
  type TakenUnits,
  writeOrderStatement,
} from './order-statements.ts'
import type { OrderRow, StoredOrder } from './store.ts'
import { writeEvent } from './tell-order.ts'

export type WriteOutcome =
  | {
      readonly type: 'WRITTEN'
      readonly order: StoredOrder
      readonly page: BasketPage
      readonly levels: readonly (readonly [ProductId, StockLevel])[]
    }
  | { readonly type: 'KEY_TAKEN' }
  /** What is remembered of a session is up to five seconds old; nothing is ordered by one that ended meanwhile. */
  | { readonly type: 'SESSION_ENDED' }
  | {
      readonly type: 'SHORT'
      readonly productIds: readonly ProductId[]
      readonly levels: readonly (readonly [ProductId, StockLevel])[]
    }
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
 * Writes an order in one transaction: guards the basket and the catalogue it was made from, takes the key and holds the stock (rows
 * locked in product order), takes the place in a collection slot, takes the stock (pieces and boxes summed before), writes the lines and
 * empties the basket.
 */
export async function writeOrder(
  { db }: { readonly db: Kysely<Database> },
  order: NewOrder,
): Promise<WriteOutcome> {
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
      const share = shareOf(order, held, undo)
      await write(tx, { order, id, share })
      await beginPayment(tx, order, { id, undo })
      const placed = { ...row, line_count: orderedLines(order).length }
      return {
        type: 'WRITTEN',
        order: hold === null ? placed : { ...placed, ...(await holdNewOrder(tx, { id, order, note: hold })) },
        page: pageAfter(order),
        levels: share.levels,
      }
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
  if (!found || found.moved === null) return undo({ type: 'BASKET_MOVED' })
  const { catalogue, moved: _moved, live, sited, ...begun } = found
  if (!live) undo({ type: 'SESSION_ENDED' })
  if (!sited) undo({ type: 'SITES_MOVED' })
  if (catalogue !== order.viewer.catalogue.version) undo({ type: 'CATALOGUE_MOVED', version: catalogue })
  if (begun.id === null) return undo({ type: 'KEY_TAKEN' })
  const { held, ...row } = begun
  return { row, held: held ?? [] }
}

/** Refuses what goes beyond the company's credit; gives why the order has to wait for the office, null where it has not. */
async function checkAccount(tx: Kysely<Database>, order: NewOrder, undo: Undo): Promise<string | null> {
  const { companyId } = order.customer
  const { config, currencyCode } = order.viewer
  const account = { companyId, currencyCode }
  // The order itself is among those under way by now.
  if (isOverLimit(await readStanding(tx, account))) undo({ type: 'OVER_CREDIT_LIMIT' })
  const today = todayIn(order.nowMs, config.warehouseTimezone).day
  const open = await readOpenInvoices(tx, account, today)
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

/** What an order takes of the stock that is held for it. */
interface StockShare {
  readonly taken: TakenUnits
  /** Base units each ordered line took, in the order of the lines. */
  readonly allocated: readonly BaseUnits[]
  readonly levels: readonly (readonly [ProductId, StockLevel])[]
}

function shareOf(order: NewOrder, stock: readonly HeldStock[], undo: Undo): StockShare {
  const lines = orderedLines(order)
  const wantedOfLine = lines.map((line) => wantedBy(order, line))
  const wanted = new Map<ProductId, BaseUnits>()
  for (const [at, line] of lines.entries())
    wanted.set(line.productId, (wanted.get(line.productId) ?? 0) + (wantedOfLine[at] ?? 0))
  const held = new Map(
    stock.map(({ product_id, on_hand, suspended }) => [product_id, { onHand: on_hand, suspended }]),
  )
  const available = (id: ProductId): BaseUnits => {
    const level = held.get(id)
    return level && !level.suspended ? level.onHand : 0
  }
  if (!acceptsBackOrders(order.viewer.config)) {
    const short = [...wanted].filter(([id, units]) => units > available(id)).map(([id]) => id)
    const levels = short.map((id) => [id, held.get(id) ?? { onHand: 0, suspended: false }] as const)
    if (short.length > 0) undo({ type: 'SHORT', productIds: short, levels })
  }
  const taken = [...wanted].map(([id, units]) => [id, Math.min(units, available(id))] as const)
  const left = new Map(taken.map(([id, units]) => [id, units]))
  return {
    taken: taken.filter(([, units]) => units > 0),
    allocated: lines.map((line, at) => {
      const rest = left.get(line.productId) ?? 0
      const share = Math.min(rest, wantedOfLine[at] ?? 0)
      left.set(line.productId, rest - share)
      return share
    }),
    levels: taken.flatMap(([id, units]) => {
      const level = held.get(id)
      return level ? [[id, { ...level, onHand: level.onHand - units }] as const] : []
    }),
  }
}

function wantedBy({ viewer }: NewOrder, { productId, unit, quantity }: PricedLine): BaseUnits {
  const product = findProduct(viewer.catalogue, productId)
  if (!product) throw new Error(`An orderable line has no product ${productId}`)
  return toBaseUnits(product, unit, quantity)
}

/** The condition on what is left cannot fail while the rows are locked; should it ever, nothing is sold. */
async function write(
  tx: Kysely<Database>,
  { order, id, share }: { readonly order: NewOrder; readonly id: number; readonly share: StockShare },
): Promise<void> {
  const { taken, allocated } = share
  const { rows } = await tx.executeQuery(writeOrderStatement({ order, id, taken, allocated }))
  if (rows[0]?.taken !== taken.length) throw new Error('Stock changed under its lock')
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
