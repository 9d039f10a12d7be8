import { highlighterOf } from '@provender/catalogue/highlight'
import type { SalesUnit } from '@provender/domain/price/price'
import type { DepartmentsQuery } from '../../kernel/session/shell.documents.ts'
import type { PathCategory } from '../catalogue/category-path.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { productName } from '../catalogue/product-name.ts'
import { shopHref } from '../catalogue/shop-address.ts'
import type { GuideItem } from '../usual/requested-items.ts'
import type { ProductSuggestions } from './product-suggestions.ts'

/** A row that the arrow keys reach. Its id is that of its first cell on the page. */
export type SuggestionRow = SuggestedProductRow | SuggestedPageRow | SuggestedTextRow

export interface SuggestedProductRow {
  readonly kind: 'product'
  readonly id: string
  readonly product: ProductCardFieldsFragment
  readonly unit?: SalesUnit | undefined
  /** The company's last purchase of it. */
  readonly usual?: GuideItem | undefined
  /** The best result, which offers its substitute if it is out of stock. */
  readonly isBest?: boolean | undefined
}

export interface SuggestedPageRow {
  readonly kind: 'page'
  readonly id: string
  readonly href: string
  readonly name: string
  readonly count: number
}

export interface SuggestedTextRow {
  readonly kind: 'text'
  readonly id: string
  readonly text: string
}

type Departments = DepartmentsQuery['categories']

const maxPageRows = 3

export function productRow(product: ProductCardFieldsFragment): SuggestedProductRow {
  return { kind: 'product', id: `found-product-${product.id}`, product }
}

/** True if its name has one of the searched words: of a department it is any product, of which Enter must add none. */
export function isNamedBy({ product }: SuggestedProductRow, searchedWords: readonly string[]): boolean {
  const { name } = productName(product)
  return highlighterOf(searchedWords)(name).some(({ start, end }) => !measure.test(name.slice(start, end)))
}

const measure = /^[\d.,]+\s?(?:kg|g|l|ml|cl)?$/i

export function usualRow(usual: GuideItem): SuggestedProductRow {
  return { ...productRow(usual.product), usual }
}

export function textRow(text: string, index: number): SuggestedTextRow {
  return { kind: 'text', id: `found-text-${index}`, text }
}

export function allRow({ text, total }: ProductSuggestions): SuggestedPageRow {
  return { kind: 'page', id: 'found-all', href: shopHref({ q: text }), name: text, count: total }
}

export function departmentRows(departments: Departments): readonly SuggestedPageRow[] {
  return departments.map(categoryRow)
}

/** Categories whose name matches every typed word, then the departments with the most results. */
export function categoryRows(
  suggestions: ProductSuggestions,
  departments: Departments,
): readonly SuggestedPageRow[] {
  const matchesAll = createNameMatcher(suggestions)
  const named = everyCategory(departments)
    .filter(({ name }) => matchesAll(name))
    .toSorted(compareCounts)
    .map(categoryRow)
  const withResults = departments.flatMap(({ id, name }): SuggestedPageRow[] => {
    const productCount = suggestions.categories.find(({ categoryId }) => categoryId === id)?.productCount
    if (productCount === undefined) return []
    const href = shopHref({ q: suggestions.text, category: id })
    return [{ ...categoryRow({ id, name, productCount }), href }]
  })
  const other = withResults.filter(({ id }) => !named.some((row) => row.id === id))
  return [...named, ...other.toSorted((one, next) => next.count - one.count)].slice(0, maxPageRows)
}

export function brandRows({ facets, searchedWords, text }: ProductSuggestions): readonly SuggestedPageRow[] {
  const brands = facets.find(({ code }) => code === 'brand')
  if (!brands) return []
  const rangesIn = highlighterOf(searchedWords)
  const named = new Set(brands.values.filter(({ name }) => rangesIn(name).length > 0))
  return brands.values
    .toSorted((one, other) => Number(named.has(other)) - Number(named.has(one)) || compareCounts(one, other))
    .slice(0, maxPageRows)
    .map(({ id, name, productCount }) => ({
      kind: 'page',
      id: `found-brand-${id}`,
      href: shopHref({ q: text, attributes: new Map([[brands.id, [id]]]) }),
      name,
      count: productCount,
    }))
}

export function adjacentRow(
  rows: readonly SuggestionRow[],
  chosen: string | undefined,
  step: 1 | -1,
): string | undefined {
  const index = rows.findIndex(({ id }) => id === chosen)
  if (index === -1) return (step === 1 ? rows[0] : rows.at(-1))?.id
  return rows[index + step]?.id
}

function categoryRow({
  id,
  name,
  productCount,
}: Pick<PathCategory, 'id' | 'name' | 'productCount'>): SuggestedPageRow {
  return {
    kind: 'page',
    id: `found-category-${id}`,
    href: shopHref({ category: id }),
    name,
    count: productCount,
  }
}

function everyCategory(categories: readonly PathCategory[]): readonly PathCategory[] {
  return categories.flatMap((step) => [step, ...everyCategory(step.childCategories ?? [])])
}

/**
 * True if a name matches at least as many of the searched words as were typed. There are
 * more searched words than typed ones if a word has synonyms.
 */
function createNameMatcher({ text, searchedWords }: ProductSuggestions): (name: string) => boolean {
  const typed = text.split(' ').length
  const rangesOfEach = searchedWords.map((word) => highlighterOf([word]))
  return (name) => rangesOfEach.filter((rangesIn) => rangesIn(name).length > 0).length >= typed
}

interface ProductCount {
  readonly productCount: number
}

function compareCounts(one: ProductCount, other: ProductCount): number {
  return other.productCount - one.productCount
}
