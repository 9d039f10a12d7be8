import { findProduct } from '@provender/catalogue/catalogue'
import type { OrderAddress } from '@provender/db/order-tables'
import type { Database } from '@provender/db/tables'
import { holdMinutes } from '@provender/domain/payment/next-action'
import type { SlotName } from '@provender/domain/slots/collection'
import type { BaseUnits } from '@provender/domain/units/units'
import { CompiledQuery, type Kysely, sql } from 'kysely'
import type { SignedInUser, UserSite } from '../../kernel/identity/signed-in-user.ts'
import type { OrderRow } from '../order/store.ts'
import { type LockedStock, type NewOrder, orderedLines } from './new-order.ts'
import { beginSql, writeSql } from './order-sql.ts'
import type { StockReservation } from './stock-reservation.ts'

/** The result of the first statement: the inserted order and the locked stock. */
export type InsertedOrder = {
  readonly catalogue: number
  /** False if the baskets have changed since the order was prepared. */
  readonly is_unchanged: boolean
  /** False if the session has ended or the user was deactivated. */
  readonly is_session_live: boolean
  /** False if the site has changed or is not for this user. */
  readonly is_site_allowed: boolean
  readonly locked_stock: readonly LockedStock[] | null
} & (
  | OrderRow
  /** A condition failed, the catalogue has changed, or the key already has an order. */
  | { readonly id: null }
)

/**
 * Locks the company's row, so that its baskets and orders are written one after the other, inserts the order
 * and locks the stock of its products.
 */
export function beginOrderStatement(order: NewOrder): CompiledQuery<InsertedOrder> {
  const { user, viewer, request, priced, page, site } = order
  const { fulfilment } = request
  const isDelivery = fulfilment.method === 'DELIVERY'
  return CompiledQuery.raw(beginSql, [
    user.companyId,
    page.version,
    user.sessionId,
    viewer.catalogue.version,
    user.loginId,
    request.key,
    order.requestHash,
    request.paymentType,
    fulfilment.method,
    fulfilment.date,
    isDelivery ? null : fulfilment.time,
    isDelivery ? '' : fulfilment.collector,
    site && JSON.stringify(addressOf(site, user)),
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

/** A copy, so that later changes of the site do not change the order. */
function addressOf(
  { name, contactName, telephone, instructions, row, id: _id, routeId: _route, ...address }: UserSite,
  { companyName }: SignedInUser,
): OrderAddress {
  const siteDetails = { siteName: name, contactName, telephone, instructions }
  return { companyName, ...(row ? siteDetails : {}), ...address }
}

/**
 * Counts the orders in a collection slot, this one included. Locks the slot until the transaction ends. The
 * lock is a statement of its own, because a count in the same statement would use the older snapshot.
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

/** Writes the rest of a new order. Returns how many products had enough stock. */
export function writeOrderStatement(
  order: NewOrder,
  id: number,
  reservation: StockReservation,
): CompiledQuery<{ readonly reserved: number }> {
  const { user, request, nowMs } = order
  const { reserved, allocated } = reservation
  const lines = orderedLines(order)
  return CompiledQuery.raw(writeSql, [
    id,
    user.companyId,
    new Date(nowMs),
    request.paymentType,
    reserved.map(([productId]) => productId),
    reserved.map(([, units]) => units),
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
