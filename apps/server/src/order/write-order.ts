import { findProduct } from '@provender/catalogue/catalogue'
import type { Database } from '@provender/db/tables'
import type { Basket } from '@provender/domain/basket/basket'
import { isOrderable, type PricedBasket, type PricedLine } from '@provender/domain/basket/price-basket'
import type { CompanyId, OrderNumber, ProductId } from '@provender/domain/ids'
import { acceptsBackOrders, type StockLevel } from '@provender/domain/stock/stock'
import { type BaseUnits, toBaseUnits } from '@provender/domain/units/units'
import { type Kysely, sql } from 'kysely'
import type { Customer } from '../account/customer.ts'
import type { BasketPage } from '../basket/basket-book.ts'
import type { CatalogueViewer } from '../catalogue/catalogue-viewer.ts'
import type { OrderRequest } from './order-request.ts'

/** Everything that was decided about an order before it is written. */
export interface NewOrder {
  readonly customer: Customer
  readonly viewer: CatalogueViewer
  readonly request: OrderRequest
  readonly requestHash: Buffer
  readonly page: BasketPage
  readonly basket: Basket
  readonly priced: PricedBasket
  readonly nowMs: number
}

export type WriteOutcome =
  | {
      readonly type: 'WRITTEN'
      readonly number: OrderNumber
      readonly page: BasketPage
      readonly levels: readonly (readonly [ProductId, StockLevel])[]
    }
  | { readonly type: 'KEY_TAKEN' }
  | {
      readonly type: 'SHORT'
      readonly productIds: readonly ProductId[]
      readonly levels: readonly (readonly [ProductId, StockLevel])[]
    }
  /** The baskets are no longer what the order was made from. */
  | { readonly type: 'BASKET_MOVED' }
  /** Prices may have changed since the catalogue here was read. */
  | { readonly type: 'CATALOGUE_MOVED'; readonly version: number }

/** An outcome that undoes the transaction it was found in. */
const undone = Symbol('undone')
type Undo = (outcome: WriteOutcome) => never

/**
 * Writes an order in one transaction: guards the basket and the catalogue it was made from, takes the key, takes the
 * stock (rows locked in product order, pieces and boxes summed before), writes the lines and empties the basket.
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
      await guard(tx, order, undo)
      const { id, number } = await insertOrder(tx, order, undo)
      const taken = await takeStock(tx, order, undo)
      await insertLines(tx, { order, id, allocated: taken.allocated })
      return { type: 'WRITTEN', number, page: pageAfter(order), levels: taken.levels }
    })
  } catch (error) {
    if (error === undone && found) return found
    throw error
  }
}

/** Holds the company's row, so that its baskets and orders are written one after the other. */
async function guard(tx: Kysely<Database>, { customer, page, viewer }: NewOrder, undo: Undo): Promise<void> {
  const { rows } = await sql<{ catalogue: number; moved: number | null }>`
    with guarded as (
      update company set baskets_version = baskets_version + 1
      where id = ${customer.companyId} and baskets_version = ${page.version}
      returning baskets_version)
    select n as catalogue, (select baskets_version from guarded) as moved
    from version where name = 'catalogue'`.execute(tx)
  const row = rows[0]
  if (!row || row.moved === null) return undo({ type: 'BASKET_MOVED' })
  if (row.catalogue !== viewer.catalogue.version) undo({ type: 'CATALOGUE_MOVED', version: row.catalogue })
}

async function insertOrder(
  tx: Kysely<Database>,
  order: NewOrder,
  undo: Undo,
): Promise<{ readonly id: number; readonly number: OrderNumber }> {
  const { customer, viewer, request, priced } = order
  const { fulfilment } = request
  const isDelivery = fulfilment.method === 'DELIVERY'
  const inserted = await tx
    .insertInto('orders')
    .values({
      company_id: customer.companyId,
      login_id: customer.loginId,
      key: request.key,
      request_hash: order.requestHash,
      state: 'SUBMITTED',
      payment_type: request.paymentType,
      payment_state: 'NONE',
      method: fulfilment.method,
      fulfilment_date: fulfilment.date,
      collection_time: isDelivery ? null : fulfilment.time,
      collector: isDelivery ? '' : fulfilment.collector,
      delivery_address: isDelivery
        ? JSON.stringify({ companyName: customer.companyName, ...customer.address })
        : null,
      warehouse_name: viewer.config.warehouseName,
      purchase_order_number: request.purchaseOrderNumber,
      notes: request.notes,
      feedback: request.feedback,
      price_mark_option: viewer.config.basketPriceMarkOptionEnabled ? request.priceMarkOption : null,
      currency_code: viewer.currencyCode,
      net: priced.totals.net,
      vat: priced.totals.vat,
      gross: priced.totals.gross,
      vat_by_rate: JSON.stringify(priced.totals.vatByRate),
      placed_at: new Date(order.nowMs),
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'key']).doNothing())
    .returning(['id', 'number'])
    .executeTakeFirst()
  return inserted ?? undo({ type: 'KEY_TAKEN' })
}

interface Taken {
  /** Base units each ordered line took, in the order of the lines. */
  readonly allocated: readonly BaseUnits[]
  readonly levels: readonly (readonly [ProductId, StockLevel])[]
}

async function takeStock(tx: Kysely<Database>, order: NewOrder, undo: Undo): Promise<Taken> {
  const lines = order.priced.lines.filter(isOrderable)
  const wantedOfLine = lines.map((line) => wantedBy(order, line))
  const wanted = new Map<ProductId, BaseUnits>()
  for (const [at, line] of lines.entries())
    wanted.set(line.productId, (wanted.get(line.productId) ?? 0) + (wantedOfLine[at] ?? 0))
  const rows = await tx
    .selectFrom('stock_level')
    .select(['product_id', 'on_hand', 'suspended'])
    .where(sql<boolean>`product_id = any(${[...wanted.keys()]}::bigint[])`)
    .orderBy('product_id')
    .forUpdate()
    .execute()
  const held = new Map(rows.map((row) => [row.product_id, { onHand: row.on_hand, suspended: row.suspended }]))
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
  await subtract(tx, taken)
  const left = new Map(taken.map(([id, units]) => [id, units]))
  return {
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

/** The condition cannot fail while the rows are locked; should it ever, nothing is sold. */
async function subtract(
  tx: Kysely<Database>,
  taken: readonly (readonly [ProductId, BaseUnits])[],
): Promise<void> {
  const some = taken.filter(([, units]) => units > 0)
  const { rows } = await sql`
    update stock_level s set on_hand = s.on_hand - w.units
    from unnest(${some.map(([id]) => id)}::bigint[], ${some.map(([, units]) => units)}::bigint[]) as w (product_id, units)
    where s.product_id = w.product_id and s.on_hand >= w.units
    returning s.product_id`.execute(tx)
  if (rows.length !== some.length) throw new Error('Stock changed under its lock')
}

async function insertLines(
  tx: Kysely<Database>,
  {
    order,
    id,
    allocated,
  }: { readonly order: NewOrder; readonly id: number; readonly allocated: readonly BaseUnits[] },
): Promise<void> {
  const { customer, basket, priced, viewer } = order
  const lines = priced.lines.filter(isOrderable)
  const rows = lines.map((line, at) => {
    const product = findProduct(viewer.catalogue, line.productId)
    return {
      position: at + 1,
      product_id: line.productId,
      code: product?.code,
      name: product?.description2,
      p_size: product?.pSize,
      picture: product?.picture,
      unit: line.unit,
      unit_name: line.unit === '1' ? product?.unit1 : product?.unit2,
      quantity: line.quantity,
      unit_net: line.unitNet,
      price_kind: line.priceKind,
      vat_basis_points: line.vatBasisPoints,
      net: line.net,
      vat: line.vat,
      allocated_base_units: allocated[at],
    }
  })
  const placedAt = new Date(order.nowMs)
  await sql`
    with told as (
      insert into order_event (order_id, state, at) values (${id}, 'SUBMITTED', ${placedAt})),
    emptied as (
      delete from basket_line l using unnest(
        ${lines.map((line) => line.productId)}::bigint[], ${lines.map((line) => line.unit)}::text[]) as o (product_id, unit)
      where l.company_id = ${customer.companyId} and l.basket_id = ${basket.id}
        and l.product_id = o.product_id and l.unit = o.unit),
    touched as (
      update basket set updated_at = ${placedAt}
      where company_id = ${customer.companyId} and id = ${basket.id})
    insert into order_line (order_id, position, product_id, code, name, p_size, picture, unit, unit_name, quantity,
      unit_net, price_kind, vat_basis_points, net, vat, allocated_base_units)
    select ${id}, l.* from json_to_recordset(${JSON.stringify(rows)}::json) as l (position int, product_id bigint,
      code text, name text, p_size text, picture text, unit text, unit_name text, quantity bigint, unit_net bigint,
      price_kind text, vat_basis_points int, net bigint, vat bigint, allocated_base_units bigint)`.execute(tx)
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

export async function findOrderByKey(
  db: Kysely<Database>,
  companyId: CompanyId,
  key: string,
): Promise<{ readonly number: OrderNumber; readonly requestHash: Buffer } | undefined> {
  const row = await db
    .selectFrom('orders')
    .select(['number', 'request_hash'])
    .where('company_id', '=', companyId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row && { number: row.number, requestHash: row.request_hash }
}
