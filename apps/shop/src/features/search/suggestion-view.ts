import type { DepartmentsQuery } from '../../kernel/app/shell.documents.ts'
import { hasCode } from '../catalogue/coded-product.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { otherCodeFor } from '../scan/other-code.ts'
import { unitOfCode } from '../scan/unit-of-code.ts'
import type { ProductSuggestions } from './find-products.ts'
import {
  allRow,
  brandRows,
  categoryRows,
  departmentRows,
  type SuggestedProductRow,
  type SuggestionRow,
  type SuggestedPageRow,
  type SuggestedTextRow,
  productRow,
  wordsRow,
} from './suggestion-rows.ts'
import type { SearchFailure } from './use-suggestions.ts'

/** The content of the panel below the search field. */
export interface SuggestionView {
  /** In this order: nothing typed, first results loading, no connection, refused, nothing found, results. */
  readonly kind: 'start' | 'waiting' | 'unreachable' | 'refused' | 'none' | 'found'
  /** Undefined if there is none. */
  readonly finding: ProductSuggestions | undefined
  readonly words: readonly SuggestedTextRow[]
  readonly products: readonly SuggestedProductRow[]
  /** The kind of products shown before anything is typed. */
  readonly own: OwnProducts['are'] | undefined
  readonly categories: readonly SuggestedPageRow[]
  readonly brands: readonly SuggestedPageRow[]
  readonly all: SuggestedPageRow | undefined
  /** False while more content below is loading. */
  readonly isWhole: boolean
}

/** Products shown before anything is typed. */
export interface OwnProducts {
  readonly are: 'bought' | 'favourites'
  readonly products: readonly ProductCardFieldsFragment[]
}

export interface SuggestionParts {
  /** The user has typed a text. */
  readonly isAsked: boolean
  readonly finding: ProductSuggestions | undefined
  readonly trouble: SearchFailure | undefined
  readonly recent: readonly string[]
  /** Undefined while they load. */
  readonly own: OwnProducts | undefined
  readonly departments: DepartmentsQuery['categories']
}

const nothing = {
  finding: undefined,
  words: [],
  products: [],
  own: undefined,
  categories: [],
  brands: [],
  all: undefined,
  isWhole: true,
}

/** The content to show. It always offers a way to continue. */
export function suggestionView(parts: SuggestionParts): SuggestionView {
  const { isAsked, finding, trouble, recent, own, departments } = parts
  const words = recent.map(wordsRow)
  if (!isAsked) {
    if (!own) return { ...nothing, kind: words.length === 0 ? 'waiting' : 'start', words, isWhole: false }
    const categories = recent.length + own.products.length === 0 ? departmentRows(departments) : []
    return {
      ...nothing,
      kind: 'start',
      words,
      own: own.are,
      products: own.products.map(productRow),
      categories,
    }
  }
  if (trouble) return { ...nothing, kind: trouble, words }
  if (!finding) return { ...nothing, kind: 'waiting' }
  if (finding.total === 0)
    return { ...nothing, kind: 'none', finding, categories: departmentRows(departments) }
  const products = finding.products.map((product) => rowFor(product, finding.text))
  // One product needs no categories or brands.
  if (finding.total === 1) return { ...nothing, kind: 'found', finding, products }
  return {
    ...nothing,
    kind: 'found',
    finding,
    products,
    categories: categoryRows(finding, departments),
    brands: brandRows(finding),
    all: allRow(finding),
  }
}

/** If the text is a code of the product, the row has the unit of the code. */
function rowFor(product: ProductSuggestions['products'][number], text: string): SuggestedProductRow {
  const row = productRow(product)
  return [text, otherCodeFor(text)].some((code) => code !== undefined && hasCode(product, code))
    ? { ...row, unit: unitOfCode(product, text) }
    : row
}

/** The product with the typed code; undefined if several have it, because the user must choose. */
export function codeRow(
  { finding, products }: SuggestionView,
  text: string,
): SuggestedProductRow | undefined {
  const coded = finding?.text === text ? finding.products.filter((each) => hasCode(each, text)) : []
  return coded.length === 1 ? products.find(({ product }) => product === coded[0]) : undefined
}

/** In the order on the screen. */
export function rowsOf({
  words,
  products,
  categories,
  brands,
  all,
}: SuggestionView): readonly SuggestionRow[] {
  return [...words, ...products, ...categories, ...brands, ...(all ? [all] : [])]
}
