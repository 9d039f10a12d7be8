import type { Database } from '@provender/db/tables'
import type { CompanyId, OrderNumber, ProductId } from '@provender/domain/ids'
import type { Quantity, UnitPrice } from '@provender/domain/money/money'
import type { UsualLine } from '@provender/domain/order-guide/usual-order'
import type { SalesUnit } from '@provender/domain/price/price'
import { type Kysely, sql } from 'kysely'

export interface OrderGuideItemRow {
  readonly product_id: ProductId
  /** Null for a product that the company added but did not buy within a year. */
  readonly bought: Bought | null
  readonly par: Quantity | null
  readonly par_unit: SalesUnit | null
  readonly par_pieces_per_box: number | null
  readonly is_left_out: boolean
}

interface Bought {
  /** In the last order with the product. */
  readonly quantity: Quantity
  readonly unit: SalesUnit
  /** The net price of one unit that was paid. */
  readonly unitNet: UnitPrice
  /** Null for other units, or if unknown. */
  readonly piecesPerBox: number | null
  readonly number: OrderNumber
  /** UTC milliseconds. */
  readonly placedAtMs: number
  /** The number of orders within the last year. */
  readonly times: number
  readonly firstAtMs: number
}

export interface RecentLineRow extends UsualLine {
  readonly piecesPerBox: number | null
  readonly number: OrderNumber
  readonly placedAtMs: number
}

/** Older purchases do not count as habits. */
const purchasePeriodMs = 365 * 86_400_000
const maxUsuals = 500

/**
 * The products that a company bought within a year or added itself: first by its own positions, then added
 * products that it never bought, then by number of orders; among equals the latest first. Cancelled orders do
 * not count.
 */
export async function readOrderGuide(
  db: Kysely<Database>,
  companyId: CompanyId,
  nowMs: number,
): Promise<readonly OrderGuideItemRow[]> {
  const { rows } = await sql<OrderGuideItemRow>`
    select coalesce(latest.product_id, guide.product_id) as product_id, guide.par, guide.par_unit,
      guide.par_pieces_per_box,
      coalesce(guide.is_left_out, false) as is_left_out,
      case when latest.product_id is not null then json_build_object(
        'quantity', quantity, 'unit', unit, 'unitNet', unit_net, 'piecesPerBox', pieces_per_box, 'number', number, 'times', times,
        'placedAtMs', floor(extract(epoch from placed_at) * 1000)::bigint,
        'firstAtMs', floor(extract(epoch from first_at) * 1000)::bigint) end as bought
    from (
      select distinct on (product_id) product_id, quantity, unit, unit_net, pieces_per_box, number, placed_at,
        count(*) over (partition by product_id)::int as times,
        min(placed_at) over (partition by product_id) as first_at
      from (
        select distinct on (orders.id, product_id) orders.id, product_id, quantity, unit, unit_net, pieces_per_box,
          number, placed_at
        from orders join order_line on order_id = orders.id
        where company_id = ${companyId} and state <> 'CANCELLED' and placed_at >= ${new Date(nowMs - purchasePeriodMs)}
        order by orders.id, product_id, position
      ) bought
      order by product_id, placed_at desc, id desc
    ) latest
    full join (select * from order_guide_product where company_id = ${companyId}) guide
      on guide.product_id = latest.product_id
    where latest.product_id is not null or guide.is_added
    order by guide.place nulls last, times desc, placed_at desc, 1
    limit ${maxUsuals}`.execute(db)
  return rows
}

/** Habits change: only the orders of these eight weeks say what is usual. */
const usualPeriodMs = 56 * 86_400_000

/** The lines of the company's orders of the last eight weeks, of the newest order first. Cancelled orders do not count. */
export async function readRecentLines(
  db: Kysely<Database>,
  companyId: CompanyId,
  nowMs: number,
): Promise<readonly RecentLineRow[]> {
  const { rows } = await sql<RecentLineRow>`
    select number, floor(extract(epoch from placed_at) * 1000)::float8 as "placedAtMs", product_id as "productId",
      unit, sum(quantity)::float8 as quantity, max(pieces_per_box) as "piecesPerBox"
    from orders join order_line on order_id = orders.id
    where company_id = ${companyId} and state <> 'CANCELLED' and placed_at >= ${new Date(nowMs - usualPeriodMs)}
    group by orders.id, number, placed_at, product_id, unit
    order by placed_at desc, orders.id desc, min(position)`.execute(db)
  return rows
}

/**
 * Sets the order of products in the company's store. Products that are not named lose their position. The
 * company's row is locked, because two users who arrange at once would lock the products in different orders.
 */
export async function writePositions(
  db: Kysely<Database>,
  companyId: CompanyId,
  productIds: readonly ProductId[],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select from company where id = ${companyId} for no key update`.execute(tx)
    await sql`
      with named as (
        select id as product_id, at::int as place
        from unnest(${productIds}::bigint[]) with ordinality as n (id, at)
        where exists (select from product where product.id = n.id)),
      unplaced as (
        update order_guide_product set place = null
        where company_id = ${companyId} and product_id not in (select product_id from named))
      insert into order_guide_product (company_id, product_id, place)
      select ${companyId}, product_id, place from named
      on conflict (company_id, product_id) do update set place = excluded.place`.execute(tx)
  })
}

export async function writePar(
  db: Kysely<Database>,
  companyId: CompanyId,
  {
    productId,
    unit,
    par,
    piecesPerBox,
  }: {
    readonly productId: ProductId
    readonly unit: SalesUnit
    readonly par: Quantity | null
    readonly piecesPerBox: number | null
  },
): Promise<void> {
  await sql`
    insert into order_guide_product (company_id, product_id, par, par_unit, par_pieces_per_box)
    values (${companyId}, ${productId}, ${par}, ${par === null ? null : unit}, ${par === null ? null : piecesPerBox})
    on conflict (company_id, product_id) do update set par = excluded.par, par_unit = excluded.par_unit,
      par_pieces_per_box = excluded.par_pieces_per_box`.execute(db)
}

export async function addToGuide(
  db: Kysely<Database>,
  companyId: CompanyId,
  productId: ProductId,
): Promise<void> {
  await sql`
    insert into order_guide_product (company_id, product_id, is_added) values (${companyId}, ${productId}, true)
    on conflict (company_id, product_id) do update set is_added = true, is_left_out = false`.execute(db)
}

export async function setHidden(
  db: Kysely<Database>,
  companyId: CompanyId,
  { productId, isLeftOut }: { readonly productId: ProductId; readonly isLeftOut: boolean },
): Promise<void> {
  await sql`
    insert into order_guide_product (company_id, product_id, is_left_out)
    values (${companyId}, ${productId}, ${isLeftOut})
    on conflict (company_id, product_id) do update set is_left_out = excluded.is_left_out`.execute(db)
}
