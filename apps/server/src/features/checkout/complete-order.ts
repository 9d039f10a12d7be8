import { findProduct } from '@provender/catalogue/catalogue'
import type { CompanyId } from '@provender/domain/ids'
import type { SubstitutionWish } from '@provender/domain/order/order'
import type { BaseUnits } from '@provender/domain/units/units'
import { type RawBuilder, sql } from 'kysely'
import { mailJob } from '../order-event/write-event.ts'
import { lineFields } from '../order/line-fields.ts'
import { type NewOrder, orderedLines } from './new-order.ts'
import type { StockReservation } from './stock-reservation.ts'

/**
 * The last statement of an order. Writes the rest: the stock it takes, its lines, its first event, and its
 * e-mail, which waits if a card has to be accepted first. An order on hold gets the e-mail of its hold instead. The ordered lines leave the basket. Returns how many
 * products had enough stock.
 */
export function completeOrderStatement(
  order: NewOrder,
  id: number,
  { reservation, isHeld }: { readonly reservation: StockReservation; readonly isHeld: boolean },
): RawBuilder<{ readonly reserved: number }> {
  const { companyId } = order.user
  const { reserved } = reservation
  const lines = orderedLines(order)
  const placedAt = new Date(order.nowMs)
  const rows = rowsOf(order, id, reservation.allocated)
  const names = Object.keys(rows[0] ?? {})
  const columns = sql.join(names.map((column) => sql.ref(column)))
  const values = sql.join(
    names.map((column) => (column === 'substitution_wish' ? wishOfLine(companyId) : sql.ref(column))),
  )
  return sql<{ readonly reserved: number }>`
  with company_version as (
    update company set baskets_version = baskets_version + 1 where id = ${companyId}),
  reserved as (
    update stock_level s set on_hand = s.on_hand - w.units
    from unnest(
      ${reserved.map(([productId]) => productId)}::bigint[],
      ${reserved.map(([, units]) => units)}::bigint[]) as w (product_id, units)
    where s.product_id = w.product_id and s.on_hand >= w.units
    returning s.product_id),
  new_event as (
    insert into order_event (order_id, state, at) values (${id}, 'SUBMITTED', ${placedAt}) returning id),
  email_job as (
    insert into job (kind, key, payload)
    ${mailJob(sql`select id from new_event where ${order.request.paymentType}::text <> 'CARD' and not ${isHeld}::boolean`)}),
  deleted_lines as (
    delete from basket_line l
    using unnest(
      ${lines.map(({ productId }) => productId)}::bigint[],
      ${lines.map(({ unit }) => unit)}::text[]) as o (product_id, unit)
    where l.company_id = ${companyId} and l.basket_id = ${order.basket.id}
      and l.product_id = o.product_id and l.unit = o.unit),
  basket_time as (
    update basket set updated_at = ${placedAt} where company_id = ${companyId} and id = ${order.basket.id}),
  new_lines as (
    insert into order_line (${columns})
    select ${values} from json_populate_recordset(null::order_line, ${JSON.stringify(rows)}::json) line)
  select count(*) as reserved from reserved`
}

/** The line's own wish, or that of a product which the company wants no other for. */
function wishOfLine(companyId: CompanyId): RawBuilder<SubstitutionWish | null> {
  return sql`coalesce(substitution_wish, (
    select 'LEAVE_OUT' from order_guide_product guide
    where guide.company_id = ${companyId} and guide.product_id = line.product_id and is_never_substituted))`
}

function rowsOf(order: NewOrder, orderId: number, allocated: readonly BaseUnits[]) {
  return orderedLines(order).map((line, index) => {
    const product = findProduct(order.viewer.catalogue, line.productId)
    if (!product) throw new Error(`No product ${line.productId} for an orderable line`)
    return {
      order_id: orderId,
      position: index + 1,
      ...lineFields(line, product),
      allocated_base_units: allocated[index],
      note: line.note,
      substitution_wish: line.substitutionWish,
    }
  })
}
