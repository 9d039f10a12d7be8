import type { Database } from '@provender/db/tables'
import type { PriceListId, ProductId } from '@provender/domain/ids'
import type { PriceKind } from '@provender/domain/import/rows'
import { formatUnitPrice } from '@provender/domain/money/decimal'
import { discounted, type UnitPrice } from '@provender/domain/money/money'
import type { PricePrecedence } from '@provender/domain/price/price'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ImportFault } from '../faults/fault.ts'
import type { Problems } from '../problems.ts'
import {
  createStaging,
  classifyRows,
  columnList,
  inColumns,
  setFromStaged,
  stageRows,
  type Staging,
  type ImportCounts,
  readCounts,
} from '../staging.ts'
import { warnOfOverlaps, warnOfRemovedAmounts, warnOfReplacedPrices } from './price-warnings.ts'

const keyColumns = { product_id: 'bigint', kind: 'text', price_list_id: 'bigint', starts_on: 'date' } as const
const otherColumns = {
  price: 'bigint',
  parcel_price: 'bigint',
  discount_basis_points: 'int',
  ends_on: 'date',
} as const
const staging: Staging = { name: 'staged_price', columns: { ...keyColumns, ...otherColumns } }
const others = Object.keys(otherColumns) as OtherColumn[]

export type OtherColumn = keyof typeof otherColumns

export interface StagedPrice {
  readonly line: number
  readonly productId: ProductId
  readonly kind: PriceKind
  readonly priceListId: PriceListId | null
  readonly price: number | null
  readonly parcelPrice: number | null
  readonly discountBasisPoints: number
  readonly startsOn: string | null
  readonly endsOn: string | null
}

export async function createPriceStaging(tx: Kysely<Database>): Promise<void> {
  await createStaging(tx, staging)
}

export async function stagePrices(tx: Kysely<Database>, prices: readonly StagedPrice[]): Promise<void> {
  await stageRows(tx, staging, inColumns(staging, prices))
}

/**
 * Completes the staged prices with existing data and classifies each. A price is identified by product, kind,
 * price list and first day. One without either of its two amounts is removed.
 */
export async function classifyPrices(
  tx: Kysely<Database>,
  {
    presentColumns,
    problems,
    precedence,
  }: {
    readonly presentColumns: ReadonlySet<OtherColumn>
    readonly problems: Problems
    readonly precedence: PricePrecedence
  },
): Promise<ImportCounts> {
  const unchangedColumns = others
    .filter((column) => !presentColumns.has(column))
    .map((column) => sql`${sql.ref(column)} = existing.${sql.ref(column)}`)
  await sql`
    update staged_price staged set ${sql.join([sql`id = existing.id`, ...unchangedColumns])}
    from price existing
    where existing.product_id = staged.product_id and existing.kind = staged.kind
      and existing.price_list_id is not distinct from staged.price_list_id
      and existing.starts_on is not distinct from staged.starts_on`.execute(tx)
  await refuseWorthless(tx, problems)
  await classifyRows(tx, staging, { table: 'price', key: 'id', compared: others })
  await sql`
    update staged_price set change = case when id is null then 'same' else 'removed' end
    where price is null and parcel_price is null`.execute(tx)
  await warnOfRemovedAmounts(tx, problems)
  await warnOfReplacedPrices(tx, problems)
  await warnOfOverlaps(tx, problems, precedence)
  return await readCounts(tx, staging, 'prices')
}

/** Refuses prices of which one unit rounds to 0.00, with the discount of the file or the shop. */
async function refuseWorthless(tx: Kysely<Database>, problems: Problems): Promise<void> {
  const { rows } = await sql<StagedWorthless>`
    delete from staged_price
    where ${comesToNothing(sql`price`)} or ${comesToNothing(sql`parcel_price`)}
    returning line, price, parcel_price, discount_basis_points as discount`.execute(tx)
  for (const { line, price, parcel_price: parcelPrice, discount } of rows) {
    const listed = [price, parcelPrice].find((each) => isWorthless(each, discount))
    problems.bad(line, worthless(listed ?? 0, discount))
  }
}

interface StagedWorthless {
  readonly line: number
  readonly price: number | null
  readonly parcel_price: number | null
  readonly discount: number
}

// A price of 0 means no price, as in every file that cannot leave a cell empty; the other unit may have one.
const comesToNothing = (listed: RawBuilder<unknown>) => sql`
  ((${listed} > 0 or coalesce(nullif(price, 0), nullif(parcel_price, 0)) is null)
    and round(${listed} * (10000 - discount_basis_points) / 10000.0) < ${minUnitPrice})`

function isWorthless(listed: number | null, discount: number): boolean {
  return listed !== null && listed > 0 && discounted(listed as UnitPrice, discount) < minUnitPrice
}

function worthless(listed: number, discount: number): ImportFault {
  const price = formatUnitPrice(listed as UnitPrice)
  return discount === 0
    ? { code: 'PRICE_TOO_SMALL', price }
    : { code: 'DISCOUNTED_PRICE_TOO_SMALL', price, discount: discount / 100 }
}

/** The smallest price for which one unit rounds to 0.01. */
const minUnitPrice = 50

/** Writes the differences and marks the affected products with the catalogue's new version. */
export async function writePrices(tx: Kysely<Database>, version: number): Promise<void> {
  await sql`delete from price using staged_price staged where price.id = staged.id and staged.change = 'removed'`.execute(
    tx,
  )
  await sql`
    update price set ${setFromStaged(others)}
    from staged_price staged where price.id = staged.id and staged.change = 'changed'`.execute(tx)
  await sql`
    insert into price (${columnList(staging.columns)})
    select ${columnList(staging.columns)} from staged_price where change = 'new' order by line`.execute(tx)
  await sql`
    update product set catalogue_version = ${version}
    where id in (select product_id from staged_price where change <> 'same')`.execute(tx)
}
