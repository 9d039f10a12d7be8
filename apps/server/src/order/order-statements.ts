import { findProduct } from '@provender/catalogue/catalogue'
import type { OrderAddress } from '@provender/db/order-tables'
import type { Database } from '@provender/db/tables'
import type { Basket } from '@provender/domain/basket/basket'
import { isOrderable, type PricedBasket, type PricedLine } from '@provender/domain/basket/price-basket'
import type { ProductId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import { holdMinutes } from '@provender/domain/payment/duty'
import type { SlotName } from '@provender/domain/slots/collection'
import type { BaseUnits } from '@provender/domain/units/units'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Customer } from '../account/customer.ts'
import type { BasketPage } from '../basket/basket-book.ts'
import type { CatalogueViewer } from '../catalogue/catalogue-viewer.ts'
import type { Gateway } from '../payment/gateway.ts'
import type { CustomerSite } from '../site/customer-sites.ts'
import type { OrderRequest } from './order-request.ts'
import { mailJob } from './tell-order.ts'

/** Everything that was decided about an order before it is written. */
export interface NewOrder {
  readonly customer: Customer
  readonly viewer: CatalogueViewer
  readonly request: OrderRequest
  readonly requestHash: Buffer
  /** Of the person who orders, for what is written to her. */
  readonly language: Language
  readonly page: BasketPage
  readonly basket: Basket
  readonly priced: PricedBasket
  /** Where it is delivered; null for a collection. */
  readonly site: CustomerSite | null
  /** Who takes the card; null where none does. */
  readonly gateway: Gateway['name'] | null
  readonly nowMs: number
}

export function orderedLines({ priced }: NewOrder): readonly PricedLine[] {
  return priced.lines.filter(isOrderable)
}

/**
 * Takes the company's row, so that its baskets and orders are written one after the other; `moved` is null when the
 * baskets are no longer what the order was made from, `live` false when the session has ended or its login was closed, `sited` false
 * when the site is no longer as it was, or not for this login.
 */
export function guardStatement({ customer, page, site }: NewOrder): RawBuilder<{
  readonly catalogue: number
  readonly moved: number | null
  readonly live: boolean
  readonly sited: boolean
}> {
  return sql`
    with guarded as (
      update company set baskets_version = baskets_version + 1
      where id = ${customer.companyId} and baskets_version = ${page.version}
      returning baskets_version)
    select n as catalogue, (select baskets_version from guarded) as moved, exists (
      select from session join login on login.id = session.login_id
      where session.id = ${customer.sessionId} and login.active) as live,
      ${site === null}::boolean or exists (
      select from login left join site on site.id = ${site?.row?.id ?? null} and site.company_id = login.company_id
      where login.id = ${customer.loginId}
        and (login.site_id is null or login.site_id = site.id)
        and site.version is not distinct from ${site?.row?.version ?? null}::bigint
        and site.closed_at is null) as sited
    from version where name = 'catalogue'`
}

/** No row when the company's key has its order already. */
export function insertOrderStatement(db: Kysely<Database>, order: NewOrder) {
  const { customer, viewer, request, priced, site } = order
  const { fulfilment } = request
  const isDelivery = fulfilment.method === 'DELIVERY'
  return db
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
      delivery_address: site && JSON.stringify(addressOf(site, customer)),
      site_id: site?.row?.id ?? null,
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
      language: order.language,
      // By the database's clock, as everything that runs out.
      pay_by:
        request.paymentType === 'CARD' ? sql<Date>`now() + make_interval(mins => ${holdMinutes})` : null,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'key']).doNothing())
    .returning(['id', 'number'])
}

/** Copied: whatever becomes of the site, the order says where it went. */
function addressOf(
  { name, contactName, telephone, instructions, row, id: _id, routeId: _route, ...address }: CustomerSite,
  { companyName }: Customer,
): OrderAddress {
  const ofSite = { siteName: name, contactName, telephone, instructions }
  return { companyName, ...(row ? ofSite : {}), ...address }
}

/**
 * How many collect in a slot, once whoever else takes a place in it is done: the order that asks is one of them, and keeps the slot until
 * its transaction ends. The lock comes first, in a statement of its own: what is counted with it would be of before.
 */
export async function countInSlot(tx: Kysely<Database>, { date, time }: SlotName): Promise<number> {
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

/** Holds the stock of products, always in product order, so that no two orders can wait for each other. */
export function lockStockStatement(db: Kysely<Database>, productIds: readonly ProductId[]) {
  return db
    .selectFrom('stock_level')
    .select(['product_id', 'on_hand', 'suspended'])
    .where(sql<boolean>`product_id = any(${productIds}::bigint[])`)
    .orderBy('product_id')
    .forUpdate()
}

/** Base units that products give up. */
export type TakenUnits = readonly (readonly [ProductId, BaseUnits])[]

/** One row for each product that could give what is taken. */
export function takeStockStatement(taken: TakenUnits): RawBuilder<{ readonly product_id: ProductId }> {
  return sql`
    update stock_level s set on_hand = s.on_hand - w.units
    from unnest(${taken.map(([id]) => id)}::bigint[], ${taken.map(([, units]) => units)}::bigint[]) as w (product_id, units)
    where s.product_id = w.product_id and s.on_hand >= w.units
    returning s.product_id`
}

/**
 * The lines and the first event of an order, and its letter, which waits where a card has to be accepted first; what was ordered
 * leaves its basket.
 */
export function writeLinesStatement({
  order,
  id,
  allocated,
}: {
  readonly order: NewOrder
  readonly id: number
  readonly allocated: readonly BaseUnits[]
}): RawBuilder<unknown> {
  const { customer, basket, request } = order
  const isToldNow = request.paymentType !== 'CARD'
  const lines = orderedLines(order)
  const placedAt = new Date(order.nowMs)
  return sql`
    with told as (
      insert into order_event (order_id, state, at) values (${id}, 'SUBMITTED', ${placedAt}) returning id),
    posted as (
      insert into job (kind, key, payload) ${mailJob(sql`select id from told where ${isToldNow}::boolean`)}),
    emptied as (
      delete from basket_line l using unnest(
        ${lines.map((line) => line.productId)}::bigint[], ${lines.map((line) => line.unit)}::text[]) as o (product_id, unit)
      where l.company_id = ${customer.companyId} and l.basket_id = ${basket.id}
        and l.product_id = o.product_id and l.unit = o.unit),
    touched as (
      update basket set updated_at = ${placedAt}
      where company_id = ${customer.companyId} and id = ${basket.id})
    insert into order_line (order_id, position, product_id, code, name, p_size, picture, unit, unit_name, quantity,
      unit_net, price_kind, vat_basis_points, net, vat, allocated_base_units, note)
    select ${id}, l.* from json_to_recordset(${JSON.stringify(lineRows(order, allocated))}::json) as l (position int,
      product_id bigint, code text, name text, p_size text, picture text, unit text, unit_name text, quantity bigint,
      unit_net bigint, price_kind text, vat_basis_points int, net bigint, vat bigint, allocated_base_units bigint, note text)`
}

function lineRows(order: NewOrder, allocated: readonly BaseUnits[]) {
  return orderedLines(order).map((line, at) => {
    const product = findProduct(order.viewer.catalogue, line.productId)
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
      note: line.note,
    }
  })
}
