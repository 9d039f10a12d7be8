import type { DepartmentsQuery } from '../../kernel/session/shell.documents.ts'
import { hasCode } from '../catalogue/coded-product.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { otherCodeFor } from '../scan/other-code.ts'
import { unitOfCode } from '../scan/unit-of-code.ts'
import type { GuideItem } from '../usual/requested-items.ts'
import { boughtAmong } from './bought-rows.ts'
import { maxSuggestions, type ProductSuggestions } from './product-suggestions.ts'
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
  usualRow,
} from './suggestion-rows.ts'
import type { SearchFailure } from './use-suggestions.ts'

export interface SuggestionView {
  /** In this order: nothing typed, first results loading, no connection, refused, nothing found, results. */
  readonly kind: 'start' | 'waiting' | 'unreachable' | 'refused' | 'none' | 'found'
  readonly suggestions: ProductSuggestions | undefined
  readonly texts: readonly SuggestedTextRow[]
  readonly products: readonly SuggestedProductRow[]
  /** The first of the products that the company has bought. */
  readonly boughtCount: number
  readonly ownProducts: OwnProducts['are'] | undefined
  /** The name of the department with the products that come nearest, if nothing was found. */
  readonly nearestIn: string | undefined
  readonly categories: readonly SuggestedPageRow[]
  readonly brands: readonly SuggestedPageRow[]
  readonly all: SuggestedPageRow | undefined
  readonly isComplete: boolean
}

export interface OwnProducts {
  readonly are: 'due' | 'bought' | 'favourites'
  readonly products: readonly ProductCardFieldsFragment[]
}

export interface SuggestionInput {
  readonly hasText: boolean
  readonly suggestions: ProductSuggestions | undefined
  readonly failure: SearchFailure | undefined
  readonly recent: readonly string[]
  readonly ownProducts: OwnProducts | undefined
  readonly usuals: readonly GuideItem[]
  /** The results for the nearest spelling, if nothing was found. */
  readonly nearest: ProductSuggestions | undefined
  readonly departments: DepartmentsQuery['categories']
}

const nothing = {
  suggestions: undefined,
  texts: [],
  products: [],
  boughtCount: 0,
  ownProducts: undefined,
  nearestIn: undefined,
  categories: [],
  brands: [],
  all: undefined,
  isComplete: true,
}

export function suggestionView(input: SuggestionInput): SuggestionView {
  const { hasText, suggestions, failure, recent, ownProducts, usuals, departments } = input
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
      products: ownProducts.products.map((product) => {
        const usual = usuals.find((each) => each.product.id === product.id)
        return { ...productRow(product), usual }
      }),
      categories,
    }
  }
  if (failure) return { ...nothing, kind: failure, texts }
  if (!suggestions) return { ...nothing, kind: 'waiting' }
  if (suggestions.total === 0) return { ...nothing, kind: 'none', suggestions, ...nearestRows(input) }
  const { products, boughtCount } = productRows(suggestions, usuals)
  // One product needs no categories or brands.
  if (suggestions.total === 1) return { ...nothing, kind: 'found', suggestions, products, boughtCount }
  return {
    ...nothing,
    kind: 'found',
    suggestions,
    products,
    boughtCount,
    categories: categoryRows(suggestions, departments),
    brands: brandRows(suggestions),
    all: allRow(suggestions),
  }
}

const minOthers = 3
const maxNearest = 3

/** What the company has bought first. */
function productRows(suggestions: ProductSuggestions, usuals: readonly GuideItem[]) {
  const bought = boughtAmong(suggestions, usuals)
  const ids = new Set(bought.map(({ product }) => product.id))
  const others = suggestions.products
    .filter(({ id }) => !ids.has(id))
    .slice(0, Math.max(minOthers, maxSuggestions - bought.length))
    .map((product) => rowFor(product, suggestions.text))
  const first = bought.map((usual) => {
    const suggested = suggestions.products.find(({ id }) => id === usual.product.id)
    return { ...usualRow(usual), ...(suggested && rowFor(suggested, suggestions.text)) }
  })
  const products = [...first, ...others].map((row, index) => (index === 0 ? { ...row, isBest: true } : row))
  return { products, boughtCount: bought.length }
}

/** The products that come nearest to a text that finds nothing, else all departments. */
function nearestRows({ nearest, departments }: SuggestionInput) {
  if (!nearest || nearest.products.length === 0) return { categories: departmentRows(departments) }
  const [largest] = nearest.categories.toSorted((one, other) => other.productCount - one.productCount)
  return {
    products: nearest.products.slice(0, maxNearest).map(productRow),
    nearestIn: departments.find(({ id }) => id === largest?.categoryId)?.name ?? '',
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
