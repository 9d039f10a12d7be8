import { buildCatalogue, type Catalogue } from '../catalogue.ts'
import type { CatalogueProduct } from '../product.ts'
import { brandNamesOf } from '../search/group-words.ts'
import { type BegunSearchIndex, beginSearchIndex } from '../search/search-index.ts'
import {
  type ListedProduct,
  type CatalogueSnapshot,
  rowsOf,
  withUnsentFields,
} from '../wire/catalogue-snapshot.ts'
import { unseal } from '../wire/section.ts'
import { decodeHead, decodeLists, decodeProducts, type ListsHead } from '../wire/snapshot.ts'

/** The part "lists" as it lies on a device, and ready for queries, without prices. */
export interface OpenedLists {
  readonly portable: CatalogueSnapshot
  readonly engine: Catalogue
}

/** Undefined for what is damaged, foreign or of another format. */
export function openLists(text: string): OpenedLists | undefined {
  const decoded = decodeLists(text)
  return decoded.ok ? { portable: decoded.value, engine: buildCatalogue(rowsOf(decoded.value)) } : undefined
}

/** Lists that are read while they come. */
export interface ComingLists {
  /** What comes next of the text. */
  readonly take: (text: string) => void
  /** The same as `openLists` of the whole text, once all of it has come. */
  readonly open: (whole: string) => OpenedLists | undefined
}

/**
 * Each line that is there is read and put into the index before the next one is. Nothing of it counts until the whole text has been checked; what
 * does not come in the lines that it is written in is read as a whole.
 */
export function comingLists(): ComingLists {
  let begun: Begun | undefined
  let isOdd = false
  let pieces: string[] = []
  const read = (line: string): void => {
    if (begun) isOdd = !addTable(begun, line)
    else {
      begun = beginLists(line)
      isOdd = begun === undefined
    }
  }
  return {
    take: (text) => {
      const [end = '', ...further] = text.split('\n')
      pieces.push(end)
      for (const next of further) {
        if (!isOdd) read(pieces.join(''))
        pieces = [next]
      }
    },
    open: (whole) => {
      if (isOdd || !begun || pieces.join('') !== lastLine) return openLists(whole)
      if (!unseal('lists', whole).ok) return undefined
      const { head, products, rows, index } = begun
      const { version, groups } = head
      const engine = buildCatalogue({ version, ...groups, priceLists: new Map(), products: rows }, index)
      return { portable: { ...head, products }, engine }
    },
  }
}

/** What stands behind the last table. */
const lastLine = ']}}'

interface Begun {
  readonly head: ListsHead
  readonly products: ListedProduct[]
  readonly rows: CatalogueProduct[]
  readonly index: BegunSearchIndex
}

/** Of the first line; undefined for another. */
function beginLists(line: string): Begun | undefined {
  const part = parsed(`${line}${lastLine}`)
  const body: unknown = typeof part === 'object' && part !== null ? Reflect.get(part, 'body') : undefined
  const head = typeof body === 'object' && body !== null ? decodeHead(body) : ''
  if (typeof head === 'string') return undefined
  const { attributes, attributeValues } = head.groups
  const values = new Map(attributeValues.map((value) => [value.id, value]))
  return { head, products: [], rows: [], index: beginSearchIndex(brandNamesOf({ attributes, values })) }
}

/** False for a line that is no table. */
function addTable({ products, rows, index }: Begun, line: string): boolean {
  if (line === '') return true
  const table = decodeProducts(parsed(line.replace(/,$/, '')), products.at(-1))
  if (typeof table === 'string') return false
  for (const product of table) {
    const row = withUnsentFields(product)
    index.add(row, rows.length)
    products.push(product)
    rows.push(row)
  }
  return true
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
