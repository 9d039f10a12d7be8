import type { DepartmentsQuery } from '../../kernel/session/shell.documents.ts'
import { hasCode } from '../catalogue/coded-product.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { otherCodeFor } from '../scan/other-code.ts'
import { unitOfCode } from '../scan/unit-of-code.ts'
import type { ProductSuggestions } from './product-suggestions.ts'
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
  textRow,
} from './suggestion-rows.ts'
import type { SearchFailure } from './use-suggestions.ts'

export interface SuggestionView {
  /** In this order: nothing typed, first results loading, no connection, refused, nothing found, results. */
  readonly kind: 'start' | 'waiting' | 'unreachable' | 'refused' | 'none' | 'found'
  readonly suggestions: ProductSuggestions | undefined
  readonly texts: readonly SuggestedTextRow[]
  readonly products: readonly SuggestedProductRow[]
  readonly ownProducts: OwnProducts['are'] | undefined
  readonly categories: readonly SuggestedPageRow[]
  readonly brands: readonly SuggestedPageRow[]
  readonly all: SuggestedPageRow | undefined
  readonly isComplete: boolean
}

export interface OwnProducts {
  readonly are: 'bought' | 'favourites'
  readonly products: readonly ProductCardFieldsFragment[]
}

export interface SuggestionInput {
  readonly hasText: boolean
  readonly suggestions: ProductSuggestions | undefined
  readonly failure: SearchFailure | undefined
  readonly recent: readonly string[]
  readonly ownProducts: OwnProducts | undefined
  readonly departments: DepartmentsQuery['categories']
}

const nothing = {
  suggestions: undefined,
  texts: [],
  products: [],
  ownProducts: undefined,
  categories: [],
  brands: [],
  all: undefined,
  isComplete: true,
}

export function suggestionView(input: SuggestionInput): SuggestionView {
  const { hasText, suggestions, failure, recent, ownProducts, departments } = input
  const texts = recent.map(textRow)
  if (!hasText) {
    if (!ownProducts)
      return { ...nothing, kind: texts.length === 0 ? 'waiting' : 'start', texts, isComplete: false }
    const categories = recent.length + ownProducts.products.length === 0 ? departmentRows(departments) : []
    return {
      ...nothing,
      kind: 'start',
      texts,
      ownProducts: ownProducts.are,
      products: ownProducts.products.map(productRow),
      categories,
    }
  }
  if (failure) return { ...nothing, kind: failure, texts }
  if (!suggestions) return { ...nothing, kind: 'waiting' }
  if (suggestions.total === 0)
    return { ...nothing, kind: 'none', suggestions, categories: departmentRows(departments) }
  const products = suggestions.products.map((product) => rowFor(product, suggestions.text))
  // One product needs no categories or brands.
  if (suggestions.total === 1) return { ...nothing, kind: 'found', suggestions, products }
  return {
    ...nothing,
    kind: 'found',
    suggestions,
    products,
    categories: categoryRows(suggestions, departments),
    brands: brandRows(suggestions),
    all: allRow(suggestions),
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
  { suggestions, products }: SuggestionView,
  text: string,
): SuggestedProductRow | undefined {
  const coded = suggestions?.text === text ? suggestions.products.filter((each) => hasCode(each, text)) : []
  return coded.length === 1 ? products.find(({ product }) => product === coded[0]) : undefined
}

/** In the order on the screen. */
export function rowsOf({
  texts,
  products,
  categories,
  brands,
  all,
}: SuggestionView): readonly SuggestionRow[] {
  return [...texts, ...products, ...categories, ...brands, ...(all ? [all] : [])]
}
