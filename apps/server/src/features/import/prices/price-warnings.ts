import type { Database } from '@provender/db/tables'
import type { PriceKind } from '@provender/domain/import/rows'
import { formatUnitPrice } from '@provender/domain/money/decimal'
import type { UnitPrice } from '@provender/domain/money/money'
import type { PricePrecedence } from '@provender/domain/price/price'
import { type Kysely, sql } from 'kysely'
import type { Problems } from '../problems.ts'

interface DatedPrice {
  readonly line: number
  readonly product: string
  readonly kind: 'promo' | 'clearance'
  readonly starts: string
  readonly ends: string
  readonly otherEnds: string
}

interface OverlappingPrice extends DatedPrice {
  readonly otherKind: 'promo' | 'clearance'
  readonly otherStarts: string
}

/** Warns of promotions and clearances that overlap others of the product on a day, in a unit that both price. */
export async function warnOfOverlaps(
  tx: Kysely<Database>,
  problems: Problems,
  precedence: PricePrecedence,
): Promise<void> {
  const { rows } = await sql<OverlappingPrice>`
    with present as (
      select id, null::int as line, 'same' as change, product_id, kind, price, parcel_price, starts_on, ends_on from price
      where kind in ('promo', 'clearance') and id not in (select id from staged_price where id is not null)
      union all
      select id, line, change, product_id, kind, price, parcel_price, starts_on, ends_on from staged_price
      where kind in ('promo', 'clearance') and change <> 'removed' and (price is not null or parcel_price is not null))
    select distinct on (staged.line, other.kind) staged.line, product.code as product, staged.kind,
      coalesce(staged.starts_on::text, '…') as starts, coalesce(staged.ends_on::text, '…') as ends,
      other.kind as "otherKind", coalesce(other.starts_on::text, '…') as "otherStarts", coalesce(other.ends_on::text, '…') as "otherEnds"
    from staged_price staged join present other using (product_id) join product on product.id = product_id
    where staged.kind in ('promo', 'clearance') and staged.change in ('new', 'changed')
      and staged.line is distinct from other.line and (other.change = 'same' or other.line < staged.line)
      and daterange(staged.starts_on, staged.ends_on, '[]') && daterange(other.starts_on, other.ends_on, '[]')
      and (staged.price > 0 and other.price > 0 or staged.parcel_price > 0 and other.parcel_price > 0)
    order by staged.line, other.kind, other.starts_on nulls first`.execute(tx)
  for (const { line, ...overlap } of rows) {
    const isLowerOne = overlap.kind === overlap.otherKind || precedence === 'lowest'
    problems.warn(line, { code: isLowerOne ? 'PRICES_OVERLAP' : 'CLEARANCE_OVERLAPS', ...overlap })
  }
}

/**
 * Warns of promotions and clearances that start on the same day as another in the shop and take its place. One with
 * another last day and another amount is hardly a correction of it.
 */
export async function warnOfReplacedPrices(tx: Kysely<Database>, problems: Problems): Promise<void> {
  const { rows } = await sql<DatedPrice>`
    select staged.line, product.code as product, staged.kind, coalesce(staged.starts_on::text, '…') as starts,
      coalesce(staged.ends_on::text, '…') as ends, coalesce(existing.ends_on::text, '…') as "otherEnds"
    from staged_price staged join price existing using (id) join product on product.id = staged.product_id
    where staged.kind in ('promo', 'clearance') and staged.change = 'changed'
      and staged.ends_on is distinct from existing.ends_on
      and (staged.price, staged.parcel_price, staged.discount_basis_points)
        is distinct from (existing.price, existing.parcel_price, existing.discount_basis_points)
    order by staged.line`.execute(tx)
  for (const { line, ...replaced } of rows) problems.warn(line, { code: 'PRICE_REPLACED', ...replaced })
}

interface RemovedAmount {
  readonly line: number
  readonly field: string
  readonly product: string
  readonly kind: PriceKind
  readonly amount: UnitPrice
}

/** Warns of amounts that go from prices that stay: often another file has set them. */
export async function warnOfRemovedAmounts(tx: Kysely<Database>, problems: Problems): Promise<void> {
  const { rows } = await sql<RemovedAmount>`
    select staged.line, field, product.code as product, staged.kind, before as amount
    from staged_price staged join price existing using (id) join product on product.id = staged.product_id
      cross join lateral (values
        ('price', existing.price, staged.price),
        (case product.unit2 when 'kg' then 'kg_price' else 'box_price' end, existing.parcel_price, staged.parcel_price)
      ) as amounts (field, before, after)
    where staged.change = 'changed' and before > 0 and coalesce(after, 0) = 0
    order by staged.line, field`.execute(tx)
  for (const { line, amount, ...removed } of rows)
    problems.warn(line, { code: 'AMOUNT_REMOVED', ...removed, price: formatUnitPrice(amount) })
}
