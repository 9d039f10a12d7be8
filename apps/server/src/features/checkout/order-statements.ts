import { findProduct } from '@provender/catalogue/catalogue'
import type { OrderAddress } from '@provender/db/order-tables'
import type { Database } from '@provender/db/tables'
import { holdMinutes } from '@provender/domain/payment/next-action'
import type { SlotName } from '@provender/domain/slots/collection'
import type { BaseUnits } from '@provender/domain/units/units'
import { CompiledQuery, type Kysely, sql } from 'kysely'
import type { Customer, CustomerSite } from '../../kernel/identity/customer.ts'
import type { OrderRow } from '../order/store.ts'
import { type HeldStock, type NewOrder, orderedLines } from './new-order.ts'
import { beginSql, writeSql } from './order-sql.ts'
import type { StockReservation } from './stock-reservation.ts'

/** What the first statement of an order found, the order it made, and the stock it holds for it. */
export type BegunOrder = {
  readonly catalogue: number
  /** False when the baskets are no longer what the order was made from. */
  readonly unmoved: boolean
  /** False when the session has ended or its login was closed. */
  readonly live: boolean
  /** False when the site is no longer as it was, or not for this login. */
  readonly sited: boolean
  readonly held: readonly HeldStock[] | null
} & (
  | OrderRow
  /** One of these was so, the catalogue is another, or the company's key has its order already. */
  | { readonly id: null }
)

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

/** Everything else that is written with an order that is begun. Gives how many products could give what is taken. */
export function writeOrderStatement(
  order: NewOrder,
  id: number,
  share: StockReservation,
): CompiledQuery<{ readonly taken: number }> {
  const { customer, request, nowMs } = order
  const { taken, allocated } = share
  const lines = orderedLines(order)
  return CompiledQuery.raw(writeSql, [
    id,
    customer.companyId,
    new Date(nowMs),
    request.paymentType,
    taken.map(([productId]) => productId),
    taken.map(([, units]) => units),
    lines.map((line) => line.productId),
    lines.map((line) => line.unit),
    order.basket.id,
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
