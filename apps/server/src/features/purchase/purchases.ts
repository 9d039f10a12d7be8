import type { Database } from '@provender/db/tables'
import type { CompanyId, OrderNumber, ProductId } from '@provender/domain/ids'
import type { Quantity, UnitPrice } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import { isSoldIn, piecesPerBox, type ProductUnits } from '@provender/domain/units/units'
import { type Kysely, sql } from 'kysely'

/** How many of the most often bought products count as a company's own. A device requests as many. */
export const maxPurchases = 100

export interface Purchase {
  readonly product_id: ProductId
  readonly quantity: Quantity
  readonly unit: SalesUnit
  readonly unit_net: UnitPrice
  readonly number: OrderNumber
  readonly placed_at: number
  readonly pieces_per_box: number | null
  /** True if the company orders it in no other unit. */
  readonly is_only_unit: boolean
}

/** The unit, if a number without a unit can hardly mean another: null if the company orders in both, or it is not sold or holds other pieces now. */
export function onlyUnitOf(
  { is_only_unit, pieces_per_box, unit }: Purchase,
  product: ProductUnits,
): SalesUnit | null {
  const isSame = isSoldIn(product, unit) && pieces_per_box === piecesPerBox(product, unit)
  return is_only_unit && isSame ? unit : null
}

/** The period if no products are named: older purchases do not count as habits. */
const purchasePeriodMs = 365 * 86_400_000

interface PurchaseQuery {
  /** Undefined means everything bought within a year. */
  readonly productIds: readonly ProductId[] | undefined
  readonly nowMs: number
  readonly limit: number
}

/** A company's purchases, most often bought first, among equals the latest. Cancelled orders do not count. */
export async function readPurchases(
  db: Kysely<Database>,
  companyId: CompanyId,
  { productIds, nowMs, limit }: PurchaseQuery,
): Promise<readonly Purchase[]> {
  const requestedIds = productIds
    ? sql`product_id = any(${productIds}::bigint[])`
    : sql`placed_at >= ${new Date(nowMs - purchasePeriodMs)}`
  const { rows } = await sql<Purchase>`
    select product_id, quantity, unit, unit_net, number, placed_at, pieces_per_box, is_only_unit
    from (
      select distinct on (product_id) product_id, quantity, unit, unit_net, number, placed_at, pieces_per_box,
        min(unit) over (partition by product_id) = max(unit) over (partition by product_id) as is_only_unit,
        count(*) over (partition by product_id) as times
      from orders join order_line on order_id = orders.id
      where company_id = ${companyId} and state <> 'CANCELLED' and ${requestedIds}
      order by product_id, placed_at desc, orders.id desc, position
    ) latest
    order by times desc, placed_at desc, product_id
    limit ${limit}`.execute(db)
  return rows
}

export interface PaidPrice {
  readonly unit: SalesUnit
  readonly unit_net: UnitPrice
  readonly number: OrderNumber
  readonly placed_at: number
}

/** The prices that a company paid for a product, latest first: one entry per change, for each unit. */
export async function readPaidPrices(
  db: Kysely<Database>,
  companyId: CompanyId,
  { productId, limit }: { readonly productId: ProductId; readonly limit: number },
): Promise<readonly PaidPrice[]> {
  const { rows } = await sql<PaidPrice>`
    select unit, unit_net, number, placed_at
    from (
      select unit, unit_net, number, placed_at, orders.id, position,
        lag(unit_net) over (partition by unit order by placed_at, orders.id, position) as before
      from orders join order_line on order_id = orders.id
      where company_id = ${companyId} and product_id = ${productId} and state <> 'CANCELLED'
        and substitutes_position is null
    ) bought
    where before is distinct from unit_net
    order by placed_at desc, id desc, position
    limit ${limit}`.execute(db)
  return rows
}
