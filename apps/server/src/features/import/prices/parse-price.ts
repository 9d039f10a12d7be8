import type { ProductRow } from '@provender/domain/feed/rows'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Values } from '../csv/columns.ts'
import type { CsvLine } from '../csv/read-csv.ts'
import type { FeedSource } from '../feed.ts'
import type { KnownProduct } from '../known-products.ts'
import { readValues } from '../read-values.ts'
import { priceColumns } from './columns.ts'
import type { StagedPrice } from './price-staging.ts'

type PriceValues = Values<typeof priceColumns>

/** A price whose price list may not exist yet. */
export interface ParsedPrice extends Omit<StagedPrice, 'priceListId'> {
  readonly priceListCode: string | null
}

/** What lines are checked against. */
export interface PriceContext {
  readonly source: FeedSource
  readonly known: ReadonlyMap<string, KnownProduct>
  /** What was priced so far, and where. */
  readonly seen: Map<string, number>
}

/** A line of the file as a price, or everything that is wrong with it. */
export function parsePrice(
  csvLine: CsvLine,
  { source, known, seen }: PriceContext,
): Result<ParsedPrice, readonly string[]> {
  const read = readValues(priceColumns, csvLine, source)
  if (!read.ok) return refuse(read.reasons)
  const { code = '', kind = 'standard', priceList = null, starts = null, ends = null } = read.values
  const product = known.get(code)
  if (!product) return refuse([`there is no product ${code}`])
  const second = secondPrice(read.values, product.unit2)
  const reasons = [...wrongIn(read.values), ...(second.ok ? [] : [second.refusal])]
  if (reasons.length > 0 || !second.ok) return refuse(reasons)
  const key = JSON.stringify([code, kind, priceList, starts])
  const before = seen.get(key)
  if (before !== undefined) return refuse([`this price of ${code} is in line ${before} already`])
  seen.set(key, csvLine.line)
  return ok({
    line: csvLine.line,
    productId: product.id,
    kind,
    priceListCode: priceList,
    price: read.values.price ?? null,
    parcelPrice: second.value,
    discountBasisPoints: read.values.discount ?? 0,
    startsOn: starts,
    endsOn: ends,
  })
}

function wrongIn({ kind = 'standard', priceList = null, starts = null, ends = null }: PriceValues): string[] {
  const reasons: string[] = []
  if (kind === 'private' && priceList === null) reasons.push('price_list: a private price needs one')
  if (kind !== 'private' && priceList !== null) reasons.push(`price_list: a ${kind} price has none`)
  const hasDays = kind === 'promo' || kind === 'clearance'
  if (!hasDays && (starts ?? ends) !== null) reasons.push(`starts, ends: a ${kind} price has no days`)
  if (starts !== null && ends !== null && ends < starts) reasons.push(`ends: ${ends} is before ${starts}`)
  return reasons
}

function secondPrice(
  { boxPrice = null, kgPrice = null }: PriceValues,
  unit2: ProductRow['unit2'],
): Result<number | null, string> {
  if (boxPrice !== null && kgPrice !== null)
    return refuse('box_price and kg_price: a product has only one of them')
  if (boxPrice !== null && unit2 !== 'box')
    return refuse(
      `box_price: the product is ${unit2 === 'kg' ? 'sold by the kilogram' : 'not sold in boxes'}`,
    )
  if (kgPrice !== null && unit2 !== 'kg') return refuse('kg_price: the product is not sold by the kilogram')
  return ok(boxPrice ?? kgPrice)
}
