import { highlighterOf } from '@provender/catalogue/highlight'
import type { SalesUnit } from '@provender/domain/price/price'
import type { DepartmentsQuery } from '../../kernel/app/shell.documents.ts'
import type { CategoryStep } from '../catalogue/category-path.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { shopHref } from '../catalogue/shop-address.ts'
import type { ProductSuggestions } from './find-products.ts'

/** A row the arrow keys go to. Its id is that of its first cell on the page. */
export type SuggestionRow = SuggestedProductRow | SuggestedPageRow | SuggestedTextRow

export interface SuggestedProductRow {
  readonly kind: 'product'
  readonly id: string
  readonly product: ProductCardFieldsFragment
  /** That the code in the box stands for. */
  readonly unit?: SalesUnit | undefined
}

/** A way on: a category, a brand, everything that was found. */
export interface SuggestedPageRow {
  readonly kind: 'way'
  readonly id: string
  readonly href: string
  readonly name: string
  readonly count: number
}

/** Something searched for before. */
export interface SuggestedTextRow {
  readonly kind: 'words'
  readonly id: string
  readonly text: string
}

type Departments = DepartmentsQuery['categories']

const waysAtMost = 3

export function productRow(product: ProductCardFieldsFragment): SuggestedProductRow {
  return { kind: 'product', id: `found-product-${product.id}`, product }
}

export function wordsRow(text: string, at: number): SuggestedTextRow {
  return { kind: 'words', id: `found-words-${at}`, text }
}

/** Everything that was found, in the shop. */
export function allRow({ text, total }: ProductSuggestions): SuggestedPageRow {
  return { kind: 'way', id: 'found-all', href: shopHref({ q: text }), name: text, count: total }
}

export function departmentRows(departments: Departments): readonly SuggestedPageRow[] {
  return departments.map(wholeCategory)
}

/** Categories whose name says all that was asked for; then the departments that hold most of what was found. */
export function categoryRows(
  finding: ProductSuggestions,
  departments: Departments,
): readonly SuggestedPageRow[] {
  const saysAll = whatSaysAll(finding)
  const named = everyCategory(departments)
    .filter(({ name }) => saysAll(name))
    .toSorted(byCount)
    .map(wholeCategory)
  const holding = departments.flatMap(({ id, name }): SuggestedPageRow[] => {
    const productCount = finding.categories.find(({ categoryId }) => categoryId === id)?.productCount
    if (productCount === undefined) return []
    const href = shopHref({ q: finding.text, category: id })
    return [{ ...wholeCategory({ id, name, productCount }), href }]
  })
  const other = holding.filter(({ id }) => !named.some((way) => way.id === id))
  return [...named, ...other.toSorted((one, next) => next.count - one.count)].slice(0, waysAtMost)
}

/** The brands of what was found: one that was asked for by name, then those with the most products. */
export function brandRows({ facets, searchedWords, text }: ProductSuggestions): readonly SuggestedPageRow[] {
  const brands = facets.find(({ code }) => code === 'brand')
  if (!brands) return []
  const rangesIn = highlighterOf(searchedWords)
  const named = new Set(brands.values.filter(({ name }) => rangesIn(name).length > 0))
  return brands.values
    .toSorted((one, other) => Number(named.has(other)) - Number(named.has(one)) || byCount(one, other))
    .slice(0, waysAtMost)
    .map(({ id, name, productCount }) => ({
      kind: 'way',
      id: `found-brand-${id}`,
      href: shopHref({ q: text, attributes: new Map([[brands.id, [id]]]) }),
      name,
      count: productCount,
    }))
}

/** The row after or before the one that is chosen, by the arrow keys; past both ends lies the box: undefined. */
export function rowBeside(
  rows: readonly SuggestionRow[],
  chosen: string | undefined,
  step: 1 | -1,
): string | undefined {
  const at = rows.findIndex(({ id }) => id === chosen)
  if (at === -1) return (step === 1 ? rows[0] : rows.at(-1))?.id
  return rows[at + step]?.id
}

function wholeCategory({
  id,
  name,
  productCount,
}: Pick<CategoryStep, 'id' | 'name' | 'productCount'>): SuggestedPageRow {
  return {
    kind: 'way',
    id: `found-category-${id}`,
    href: shopHref({ category: id }),
    name,
    count: productCount,
  }
}

function everyCategory(steps: readonly CategoryStep[]): readonly CategoryStep[] {
  return steps.flatMap((step) => [step, ...everyCategory(step.childCategories ?? [])])
}

/** As many of the words looked for as were typed; there are more where a word has other meanings in the trade. */
function whatSaysAll({ text, searchedWords }: ProductSuggestions): (name: string) => boolean {
  const typed = text.split(' ').length
  const rangesOfEach = searchedWords.map((word) => highlighterOf([word]))
  return (name) => rangesOfEach.filter((rangesIn) => rangesIn(name).length > 0).length >= typed
}

interface Counted {
  readonly productCount: number
}

function byCount(one: Counted, other: Counted): number {
  return other.productCount - one.productCount
}
