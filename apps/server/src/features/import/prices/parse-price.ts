import type { ProductRow } from '@provender/domain/import/rows'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Values } from '../csv/columns.ts'
import type { CsvLine } from '../csv/read-csv.ts'
import type { ExistingProduct } from '../existing-products.ts'
import type { ImportFault } from '../faults/fault.ts'
import type { ImportSource } from '../importer.ts'
import type { PriceLists } from '../price-lists.ts'
import { readValues } from '../read-values.ts'
import { priceColumns } from './columns.ts'
import type { StagedPrice } from './price-staging.ts'

type PriceValues = Values<typeof priceColumns>

export interface ParsedPrice extends Omit<StagedPrice, 'priceListId'> {
  readonly priceListCode: string | null
}

export interface PriceContext {
  readonly source: ImportSource
  readonly existing: ReadonlyMap<string, ExistingProduct>
  readonly lists: PriceLists
  readonly previousLines: Map<string, number>
}

export function parsePrice(
  csvLine: CsvLine,
  { source, existing, lists, previousLines }: PriceContext,
): Result<ParsedPrice, readonly ImportFault[]> {
  const existingCodes = { code: existing, priceList: lists }
  const read = readValues(priceColumns, csvLine, { ...source, existingCodes })
  if (!read.ok) return refuse(read.faults)
  const { code = '', kind = 'standard', priceList = null, starts = null, ends = null } = read.values
  const product = existing.get(code)
  if (!product) return refuse([{ code: 'NO_PRODUCT', product: code }])
  const second = secondPrice(read.values, product.secondUnit)
  const faults = [...wrongIn(read.values), ...(second.ok ? [] : [second.refusal])]
  if (faults.length > 0 || !second.ok) return refuse(faults)
  const key = JSON.stringify([code, kind, priceList, starts])
  const before = previousLines.get(key)
  if (before !== undefined) return refuse([{ code: 'PRICE_REPEATED', product: code, line: before }])
  previousLines.set(key, csvLine.line)
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

function wrongIn({
  kind = 'standard',
  priceList = null,
  starts = null,
  ends = null,
}: PriceValues): ImportFault[] {
  const faults: ImportFault[] = []
  if (kind === 'private' && priceList === null)
    faults.push({ code: 'PRICE_LIST_NEEDED', field: 'price_list' })
  if (kind !== 'private' && priceList !== null)
    faults.push({ code: 'KIND_HAS_NO_LIST', field: 'price_list', kind })
  const hasDays = kind === 'promo' || kind === 'clearance'
  if (!hasDays && (starts ?? ends) !== null)
    faults.push({ code: 'KIND_HAS_NO_DAYS', field: 'starts, ends', kind })
  if (starts !== null && ends !== null && ends < starts)
    faults.push({ code: 'ENDS_BEFORE_STARTS', field: 'ends', ends, starts })
  return faults
}

function secondPrice(
  { boxPrice = null, kgPrice = null }: PriceValues,
  secondUnit: ProductRow['secondUnit'],
): Result<number | null, ImportFault> {
  if (boxPrice !== null && kgPrice !== null) return refuse({ code: 'BOX_AND_KG_PRICE' })
  if (boxPrice !== null && secondUnit !== 'box')
    return refuse({ code: secondUnit === 'kg' ? 'SOLD_BY_KG' : 'NOT_SOLD_IN_BOXES', field: 'box_price' })
  if (kgPrice !== null && secondUnit !== 'kg') return refuse({ code: 'NOT_SOLD_BY_KG', field: 'kg_price' })
  return ok(boxPrice ?? kgPrice)
}
