import { ok, refuse, type Result } from '@provender/domain/result'
import { audiences } from '../audience.ts'
import { runToEnd, type CooperativeLoop } from '../cooperative-loop.ts'
import type { CatalogueProduct } from '../product.ts'
import { type ListedProduct, type CatalogueSnapshot, type ProductDetail } from './catalogue-snapshot.ts'
import { columnsOfFields } from './field-columns.ts'
import { decodeGroups, encodeGroups } from './group-tables.ts'
import { openSection, type SectionRefusal, sealSection, sealText } from './section.ts'
import { decodeTable, encodeTable, writeTable } from './table.ts'

export const listedColumns = columnsOfFields<ListedProduct>('lists')

const detailColumns = columnsOfFields<ProductDetail>('details')

/** Products per table, so that a device can parse one table while the next arrives. */
const productsInTable = 4000

/**
 * The section "lists": all data for lists, filters and search, with each table of products on its own line. Equal catalogues give equal
 * texts.
 */
export function encodeLists(portable: CatalogueSnapshot): string {
  return runToEnd(writeLists(portable))
}

export function* writeLists({
  version,
  audience,
  products,
  groups,
}: CatalogueSnapshot): CooperativeLoop<string> {
  const head = JSON.stringify({ version, audience, groups: encodeGroups(groups) }).slice(0, -1)
  const tables: string[] = []
  for (let index = 0; index < products.length; index += productsInTable)
    tables.push(yield* writeTable(listedColumns, products.slice(index, index + productsInTable)))
  return yield* sealText('lists', `${head},"products":[\n${tables.join(',\n')}\n]}`)
}

export function decodeLists(text: string): Result<CatalogueSnapshot, SectionRefusal> {
  const opened = openSection('lists', text)
  if (!opened.ok) return opened
  const malformed = (location: string) => refuse({ type: 'Malformed', location } as const)
  const body = opened.value
  if (typeof body !== 'object' || body === null) return malformed('body')
  const head = decodeListsHeader(body)
  if (typeof head === 'string') return malformed(head)
  const tables: unknown = Reflect.get(body, 'products')
  if (!Array.isArray(tables)) return malformed('products')
  const products: ListedProduct[] = []
  for (const table of tables) {
    const further = decodeProducts(table, products.at(-1))
    if (typeof further === 'string') return malformed(`products ${further}`)
    for (const product of further) products.push(product)
  }
  return ok({ ...head, products })
}

export type ListsHeader = Omit<CatalogueSnapshot, 'products'>

export function decodeListsHeader(body: object): ListsHeader | string {
  const version: unknown = Reflect.get(body, 'version')
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 0) return 'version'
  const audience = audiences.find((each) => each === Reflect.get(body, 'audience'))
  if (!audience) return 'audience'
  const groups = decodeGroups(Reflect.get(body, 'groups'))
  return typeof groups === 'string' ? groups : { version, audience, groups }
}

export function decodeProducts(
  table: unknown,
  before: ListedProduct | undefined,
): readonly ListedProduct[] | string {
  const products = decodeTable(listedColumns, table)
  if (typeof products === 'string') return products
  const [first] = products
  return before && first && first.id <= before.id ? 'id' : products
}

/** Ids per chunk of details. A changed product changes only one chunk, even if other products are added or deleted. */
const idsInChunk = 1000

export function detailChunks(
  products: readonly CatalogueProduct[],
): readonly (readonly CatalogueProduct[])[] {
  return [...Map.groupBy(products, ({ id }) => Math.floor(id / idsInChunk)).values()]
}

export function encodeDetails(chunk: readonly CatalogueProduct[]): string {
  return sealSection('details', encodeTable(detailColumns, chunk))
}

export function decodeDetails(text: string): Result<readonly ProductDetail[], SectionRefusal> {
  const opened = openSection('details', text)
  if (!opened.ok) return opened
  const details = decodeTable(detailColumns, opened.value)
  return typeof details === 'string' ? refuse({ type: 'Malformed', location: details }) : ok(details)
}
