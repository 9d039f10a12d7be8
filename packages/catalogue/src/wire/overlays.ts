import type { ProductId } from '@provender/domain/ids'
import type { UnitPrice } from '@provender/domain/money/money'
import { netOnly, type Price } from '@provender/domain/price/price'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { StockState } from '@provender/domain/stock/stock'
import { type CooperativeLoop, eachCooperatively, runToEnd } from '../cooperative-loop.ts'
import type { CatalogueProduct, TimedPrice } from '../product.ts'
import { ascendingIds, oneOf, integerDifferences, textsOrNull, integers, integersOrNull } from './columns.ts'
import { openSection, type SectionKind, type SectionRefusal, sealSection, sealText } from './section.ts'
import { type Columns, decodeTable, encodeTable, writeTable } from './table.ts'

export interface PriceOverlay {
  readonly standard: ReadonlyMap<ProductId, Price>
  readonly own: ReadonlyMap<ProductId, Price>
  readonly promos: ReadonlyMap<ProductId, readonly TimedPrice[]>
  readonly clearances: ReadonlyMap<ProductId, readonly TimedPrice[]>
}

export interface StockView {
  readonly state: StockState
  /** Base units; null if the count is hidden. */
  readonly count: number | null
}

export type StockOverlay = ReadonlyMap<ProductId, StockView>

export interface FavouriteOverlay {
  readonly favourites: readonly ProductId[]
  readonly reminders: readonly ProductId[]
  readonly bought: readonly ProductId[]
}

const priceColumns: Columns<Price> = {
  priceId: integerDifferences(),
  price: integersOrNull<UnitPrice>(),
  parcelPrice: integersOrNull<UnitPrice>(),
  discountBasisPoints: integers(0),
}
const listedPriceColumns = { id: ascendingIds<ProductId>(), ...priceColumns }
const timedPriceColumns = {
  id: integerDifferences<ProductId>(),
  ...priceColumns,
  startsOn: textsOrNull(),
  endsOn: textsOrNull(),
}
const stockColumns = {
  id: ascendingIds<ProductId>(),
  state: oneOf<StockState>(['in', 'low', 'out']),
  count: integersOrNull(),
}
const markColumns = { id: ascendingIds<ProductId>() }

interface SeenPrices {
  readonly day: string
  readonly hideStandard: boolean
  readonly own: ReadonlyMap<ProductId, Price> | undefined
}

export function encodePrices(products: readonly CatalogueProduct[], seen: SeenPrices): string {
  return runToEnd(writePrices(products, seen))
}

export function* writePrices(
  products: readonly CatalogueProduct[],
  { day, hideStandard, own }: SeenPrices,
): CooperativeLoop<string> {
  const holds = ({ startsOn, endsOn }: TimedPrice) =>
    (startsOn === null || startsOn <= day) && (endsOn === null || endsOn >= day)
  const visible = <Own extends Price>(price: Own): Own => (hideStandard ? netOnly(price) : price)
  const listed = (priceOf: (product: CatalogueProduct) => Price | null | undefined) =>
    writeRows(listedPriceColumns, products, (product) => {
      const price = priceOf(product)
      return price ? [{ ...visible(price), id: product.id }] : []
    })
  const timed = (pricesOf: (product: CatalogueProduct) => readonly TimedPrice[]) =>
    writeRows(timedPriceColumns, products, (product) =>
      pricesOf(product)
        .filter(holds)
        .map((price) => ({ ...visible(price), id: product.id })),
    )
  const tables = {
    standard: yield* listed(({ standard }) => (hideStandard ? null : standard)),
    own: yield* listed(({ id }) => own?.get(id)),
    promos: yield* timed(({ promos }) => promos),
    clearances: yield* timed(({ clearances }) => clearances),
  }
  const written = Object.entries(tables).map(([name, table]) => `"${name}":${table}`)
  return yield* sealText('prices', `{${written.join(',')}}`)
}

function* writeRows<Entry, Row extends object>(
  columns: Columns<Row>,
  entries: readonly Entry[],
  rowsOf: (entry: Entry) => readonly Row[],
): CooperativeLoop<string> {
  const rows: Row[] = []
  yield* eachCooperatively(entries, (entry) => void rows.push(...rowsOf(entry)))
  return yield* writeTable(columns, rows)
}

export function decodePrices(text: string): Result<PriceOverlay, SectionRefusal> {
  const body = bodyOf('prices', text)
  if (!body.ok) return body
  const standard = decodeTable(listedPriceColumns, Reflect.get(body.value, 'standard'))
  const own = decodeTable(listedPriceColumns, Reflect.get(body.value, 'own'))
  const promos = decodeTable(timedPriceColumns, Reflect.get(body.value, 'promos'))
  const clearances = decodeTable(timedPriceColumns, Reflect.get(body.value, 'clearances'))
  if (
    typeof standard === 'string' ||
    typeof own === 'string' ||
    typeof promos === 'string' ||
    typeof clearances === 'string'
  )
    return refuse({ type: 'Malformed', location: 'prices' })
  return ok({
    standard: new Map(standard.map((price) => [price.id, price])),
    own: new Map(own.map((price) => [price.id, price])),
    promos: Map.groupBy(promos, ({ id }) => id),
    clearances: Map.groupBy(clearances, ({ id }) => id),
  })
}

export function encodeStock(products: readonly StockRow[]): string {
  return runToEnd(writeStock(products, (row) => row))
}

type StockRow = StockView & { readonly id: ProductId }

export function* writeStock<Product>(
  products: readonly Product[],
  stockOf: (product: Product) => StockRow,
): CooperativeLoop<string> {
  const table = yield* writeRows(stockColumns, products, (product) => [stockOf(product)])
  return yield* sealText('stock', table)
}

export function decodeStock(text: string): Result<StockOverlay, SectionRefusal> {
  const body = bodyOf('stock', text)
  if (!body.ok) return body
  const rows = decodeTable(stockColumns, body.value)
  if (typeof rows === 'string') return refuse({ type: 'Malformed', location: rows })
  return ok(new Map(rows.map(({ id, state, count }) => [id, { state, count }])))
}

export function encodeFavourites({
  favourites,
  reminders,
  bought,
}: {
  readonly favourites: Iterable<ProductId>
  readonly reminders: Iterable<ProductId>
  readonly bought: Iterable<ProductId>
}): string {
  const ascending = (ids: Iterable<ProductId>) =>
    encodeTable(
      markColumns,
      [...ids].sort((one, other) => one - other).map((id) => ({ id })),
    )
  return sealSection('marks', {
    favourites: ascending(favourites),
    reminders: ascending(reminders),
    bought: ascending(bought),
  })
}

export function decodeFavourites(text: string): Result<FavouriteOverlay, SectionRefusal> {
  const body = bodyOf('marks', text)
  if (!body.ok) return body
  const favourites = decodeTable(markColumns, Reflect.get(body.value, 'favourites'))
  const reminders = decodeTable(markColumns, Reflect.get(body.value, 'reminders'))
  const bought = decodeTable(markColumns, Reflect.get(body.value, 'bought'))
  if (typeof favourites === 'string' || typeof reminders === 'string' || typeof bought === 'string')
    return refuse({ type: 'Malformed', location: 'marks' })
  const idsOf = (rows: readonly { readonly id: ProductId }[]) => rows.map(({ id }) => id)
  return ok({ favourites: idsOf(favourites), reminders: idsOf(reminders), bought: idsOf(bought) })
}

function bodyOf(kind: SectionKind, text: string): Result<object, SectionRefusal> {
  const opened = openSection(kind, text)
  if (!opened.ok) return opened
  const body = opened.value
  return typeof body === 'object' && body !== null
    ? ok(body)
    : refuse({ type: 'Malformed', location: 'body' })
}
