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
import { CompiledQuery, type Kysely, type Selectable, sql } from 'kysely'
import type { Customer } from '../account/customer.ts'
import type { BasketPage } from '../basket/basket-book.ts'
import type { CatalogueViewer } from '../catalogue/catalogue-viewer.ts'
import type { Gateway } from '../payment/gateway.ts'
import type { CustomerSite } from '../site/customer-sites.ts'
import type { OrderRequest } from './order-request.ts'
import type { OrderRow } from './store.ts'
import { mailJobColumns } from './tell-order.ts'

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

/** What the first statement of an order found, the order it made, and the stock it holds for it. */
export type BegunOrder = {
  readonly catalogue: number
  /** Null when the baskets are no longer what the order was made from. */
  readonly moved: number | null
  /** False when the session has ended or its login was closed. */
  readonly live: boolean
  /** False when the site is no longer as it was, or not for this login. */
  readonly sited: boolean
} & (
  | (OrderRow & { readonly held: readonly HeldStock[] | null })
  /** One of these was so, the catalogue is another, or the company's key has its order already. */
  | { readonly id: null }
)

/** A product's stock, which is this transaction's until it ends. */
export type HeldStock = Pick<Selectable<Database['stock_level']>, 'product_id' | 'on_hand' | 'suspended'>

// Spelled out, as they are the same for every order: building them each time takes nearly as long as sending them.
const beginSql = `
  with guarded as (
    update company set baskets_version = baskets_version + 1
    where id = $1 and baskets_version = $2
    returning baskets_version),
  found as (
    select n as catalogue, (select baskets_version from guarded) as moved, exists (
      select from session join login on login.id = session.login_id
      where session.id = $3 and login.active) as live,
      $27::boolean or exists (
      select from login left join site on site.id = $28::bigint and site.company_id = login.company_id
      where login.id = $5
        and (login.site_id is null or login.site_id = site.id)
        and site.version is not distinct from $29::bigint
        and site.closed_at is null) as sited
    from version where name = 'catalogue'),
  begun as (
    insert into orders (company_id, login_id, key, request_hash, state, payment_type, payment_state, method,
      fulfilment_date, collection_time, collector, delivery_address, warehouse_name, purchase_order_number, notes, feedback,
      price_mark_option, currency_code, net, vat, gross, vat_by_rate, placed_at, language, pay_by, site_id)
    select $1, $5::bigint, $6::uuid, $7::bytea, 'SUBMITTED', $8::text, 'NONE', $9::text,
      $10::date, $11::time, $12::text, $13::jsonb, $14::text, $15::text, $16::text, $17::text,
      $18::text, $19::text, $20::bigint, $21::bigint, $22::bigint, $23::jsonb, $24::timestamptz, $25::text,
      -- By the database's clock, as everything that runs out.
      case when $8 = 'CARD' then now() + make_interval(mins => $26::int) end,
      $28::bigint
    from found where moved is not null and live and sited and catalogue = $4
    on conflict (company_id, key) do nothing
    returning *),
  -- Always in product order, so that no two orders can wait for each other; after the company's row, as everybody does.
  held as (
    select product_id, on_hand, suspended from stock_level
    where product_id = any($30::bigint[]) and exists (select from begun)
    order by product_id for update)
  select found.*, (select json_agg(held) from held) as held, begun.* from found left join begun on true`

/**
 * Takes the company's row, so that its baskets and orders are written one after the other, inserts the order and holds the stock of what
 * is ordered.
 */
export function beginOrderStatement(order: NewOrder): CompiledQuery<BegunOrder> {
  const { customer, viewer, request, priced, page, site } = order
  const { fulfilment } = request
  const isDelivery = fulfilment.method === 'DELIVERY'
  return CompiledQuery.raw(beginSql, [
    customer.companyId,
    page.version,
    customer.sessionId,
    viewer.catalogue.version,
    customer.loginId,
    request.key,
    order.requestHash,
    request.paymentType,
    fulfilment.method,
    fulfilment.date,
    isDelivery ? null : fulfilment.time,
    isDelivery ? '' : fulfilment.collector,
    site && JSON.stringify(addressOf(site, customer)),
    viewer.config.warehouseName,
    request.purchaseOrderNumber,
    request.notes,
    request.feedback,
    viewer.config.basketPriceMarkOptionEnabled ? request.priceMarkOption : null,
    viewer.currencyCode,
    priced.totals.net,
    priced.totals.vat,
    priced.totals.gross,
    JSON.stringify(priced.totals.vatByRate),
    new Date(order.nowMs),
    order.language,
    holdMinutes,
    site === null,
    site?.row?.id ?? null,
    site?.row?.version ?? null,
    orderedLines(order).map(({ productId }) => productId),
  ])
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

const writeSql = `
  with taken as (
    update stock_level s set on_hand = s.on_hand - w.units
    from unnest($1::bigint[], $2::bigint[]) as w (product_id, units)
    where s.product_id = w.product_id and s.on_hand >= w.units
    returning s.product_id),
  told as (
    insert into order_event (order_id, state, at) values ($3, 'SUBMITTED', $4) returning id),
  posted as (
    insert into job (kind, key, payload) select ${mailJobColumns} from told where $5::boolean),
  emptied as (
    delete from basket_line l using unnest($6::bigint[], $7::text[]) as o (product_id, unit)
    where l.company_id = $8 and l.basket_id = $9 and l.product_id = o.product_id and l.unit = o.unit),
  touched as (
    update basket set updated_at = $4 where company_id = $8 and id = $9),
  written as (
    insert into order_line (order_id, position, product_id, code, name, p_size, picture, unit, unit_name, quantity,
      unit_net, price_kind, vat_basis_points, net, vat, allocated_base_units, note)
    select $3, l.* from json_to_recordset($10::json) as l (position int,
      product_id bigint, code text, name text, p_size text, picture text, unit text, unit_name text, quantity bigint,
      unit_net bigint, price_kind text, vat_basis_points int, net bigint, vat bigint, allocated_base_units bigint, note text))
  select count(*) as taken from taken`

/**
 * The stock that an order takes, its lines and its first event, and its letter, which waits where a card has to be accepted first;
 * what was ordered leaves its basket. Gives how many products could give what is taken.
 */
export function writeOrderStatement({
  order,
  id,
  taken,
  allocated,
}: {
  readonly order: NewOrder
  readonly id: number
  readonly taken: TakenUnits
  readonly allocated: readonly BaseUnits[]
}): CompiledQuery<{ readonly taken: number }> {
  const { customer, basket, request } = order
  const lines = orderedLines(order)
  return CompiledQuery.raw(writeSql, [
    taken.map(([productId]) => productId),
    taken.map(([, units]) => units),
    id,
    new Date(order.nowMs),
    request.paymentType !== 'CARD',
    lines.map((line) => line.productId),
    lines.map((line) => line.unit),
    customer.companyId,
    basket.id,
    JSON.stringify(lineRows(order, allocated)),
  ])
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
