import type { DepartmentsQuery } from '../../kernel/app/shell.documents.ts'
import { hasCode } from '../catalogue/coded-product.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { otherCodeFor } from '../scan/other-code.ts'
import { unitOfCode } from '../scan/unit-of-code.ts'
import type { Finding } from './find-products.ts'
import {
  allRow,
  brandRows,
  categoryRows,
  departmentRows,
  type FoundProductRow,
  type FoundRow,
  type FoundWayRow,
  type FoundWordsRow,
  productRow,
  wordsRow,
} from './found-rows.ts'
import type { Trouble } from './use-finding.ts'

/** What stands under the box. */
export interface FoundView {
  /** Nothing typed yet; the first answer on its way; no connection; refused; nothing found; products. */
  readonly kind: 'start' | 'waiting' | 'unreachable' | 'refused' | 'none' | 'found'
  /** Where there is one. */
  readonly finding: Finding | undefined
  readonly words: readonly FoundWordsRow[]
  readonly products: readonly FoundProductRow[]
  /** What the products before anything is typed are. */
  readonly own: OwnProducts['are'] | undefined
  readonly categories: readonly FoundWayRow[]
  readonly brands: readonly FoundWayRow[]
  readonly all: FoundWayRow | undefined
  /** False while more is to come below. */
  readonly isWhole: boolean
}

/** Products that are offered before anything is typed. */
export interface OwnProducts {
  readonly are: 'bought' | 'favourites'
  readonly products: readonly ProductCardFieldsFragment[]
}

export interface FoundParts {
  /** Something is typed. */
  readonly isAsked: boolean
  readonly finding: Finding | undefined
  readonly trouble: Trouble | undefined
  readonly recent: readonly string[]
  /** Undefined while they are on their way. */
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

/** What to show, never without a way on. */
export function foundView(parts: FoundParts): FoundView {
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
  // Nothing narrows one product.
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

/** What a code that was asked for stands for is known of its products. */
function rowFor(product: Finding['products'][number], text: string): FoundProductRow {
  const row = productRow(product)
  return [text, otherCodeFor(text)].some((code) => code !== undefined && hasCode(product, code))
    ? { ...row, unit: unitOfCode(product, text) }
    : row
}

/** The product whose whole code stands in the box; undefined where several have it, of which one must be chosen. */
export function codeRow({ finding, products }: FoundView, text: string): FoundProductRow | undefined {
  const coded = finding?.text === text ? finding.products.filter((each) => hasCode(each, text)) : []
  return coded.length === 1 ? products.find(({ product }) => product === coded[0]) : undefined
}

/** In the order of the screen. */
export function rowsOf({ words, products, categories, brands, all }: FoundView): readonly FoundRow[] {
  return [...words, ...products, ...categories, ...brands, ...(all ? [all] : [])]
}
