import { buildCatalogue, type Catalogue } from '../catalogue.ts'
import type { CatalogueProduct } from '../product.ts'
import { brandNames } from '../search/group-words.ts'
import { type SearchIndexBuilder, createSearchIndexBuilder } from '../search/search-index.ts'
import {
  type ListedProduct,
  type CatalogueSnapshot,
  rowsOf,
  withUnsentFields,
} from '../wire/catalogue-snapshot.ts'
import { unseal } from '../wire/section.ts'
import { decodeListsHeader, decodeLists, decodeProducts, type ListsHeader } from '../wire/snapshot.ts'

export interface OpenedLists {
  readonly snapshot: CatalogueSnapshot
  readonly catalogue: Catalogue
}

/** Undefined if the text is damaged, foreign or of another format. */
export function openLists(text: string): OpenedLists | undefined {
  const decoded = decodeLists(text)
  return decoded.ok
    ? { snapshot: decoded.value, catalogue: buildCatalogue(rowsOf(decoded.value)) }
    : undefined
}

export interface ListsParser {
  readonly append: (text: string) => void
  /** Returns the same result as `openLists` of the whole text, once all of it has arrived. */
  readonly open: (text: string) => OpenedLists | undefined
}

/**
 * Parses and indexes each line as it arrives. The result is used only after the whole text has been checked. A text in unexpected lines is
 * parsed as a whole.
 */
export function createListsParser(): ListsParser {
  let partial: ParsedLists | undefined
  let isOdd = false
  let pieces: string[] = []
  const read = (line: string): void => {
    if (partial) isOdd = !addTable(partial, line)
    else {
      partial = beginLists(line)
      isOdd = partial === undefined
    }
  }
  return {
    append: (text) => {
      const [end = '', ...further] = text.split('\n')
      pieces.push(end)
      for (const next of further) {
        if (!isOdd) read(pieces.join(''))
        pieces = [next]
      }
    },
    open: (text) => {
      if (isOdd || !partial || pieces.join('') !== lastLine) return openLists(text)
      if (!unseal('lists', text).ok) return undefined
      const { head, products, rows, index } = partial
      const { version, groups } = head
      const catalogue = buildCatalogue({ version, ...groups, priceLists: new Map(), products: rows }, index)
      return { snapshot: { ...head, products }, catalogue }
    },
  }
}

const lastLine = ']}}'

interface ParsedLists {
  readonly head: ListsHeader
  readonly products: ListedProduct[]
  readonly rows: CatalogueProduct[]
  readonly index: SearchIndexBuilder
}

function beginLists(line: string): ParsedLists | undefined {
  const part = parsed(`${line}${lastLine}`)
  const body: unknown = typeof part === 'object' && part !== null ? Reflect.get(part, 'body') : undefined
  const head = typeof body === 'object' && body !== null ? decodeListsHeader(body) : ''
  if (typeof head === 'string') return undefined
  const { attributes, attributeValues } = head.groups
  const values = new Map(attributeValues.map((value) => [value.id, value]))
  return {
    head,
    products: [],
    rows: [],
    index: createSearchIndexBuilder(brandNames({ attributes, values })),
  }
}

/** False if the line is not a table. */
function addTable({ products, rows, index }: ParsedLists, line: string): boolean {
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
