import { hasBit, type BitSet } from './bit-set.ts'
import type { Catalogue } from './catalogue.ts'
import { soldUnits } from './view/sold-units.ts'
import type { PriceViewer } from './viewer.ts'

interface Buyer extends PriceViewer {
  readonly inStock: BitSet
}

const unknown = 0
const yes = 1
const no = 2

const answersOf = new WeakMap<Catalogue, Map<string, Uint8Array>>()
const maxViewers = 32

/** Returns a predicate for products that the viewer can add: it has a price, is not in transit and is in stock. */
export function createOrderableCheck(catalogue: Catalogue, buyer: Buyer): (ordinal: number) => boolean {
  const answers = pricedAnswers(catalogue, buyer)
  const isPriced = (ordinal: number): boolean => {
    if (answers[ordinal] === unknown) answers[ordinal] = hasPrice(catalogue, buyer, ordinal) ? yes : no
    return answers[ordinal] === yes
  }
  return (ordinal) => hasBit(buyer.inStock, ordinal) && isPriced(ordinal)
}

/** Cached results by ordinal, computed on demand: most products are never needed. */
function pricedAnswers(catalogue: Catalogue, viewer: PriceViewer): Uint8Array {
  const viewers = answersOf.get(catalogue) ?? new Map<string, Uint8Array>()
  answersOf.set(catalogue, viewers)
  const key = `${viewer.priceListId} ${viewer.precedence} ${viewer.hideStandard} ${viewer.day}`
  const cached = viewers.get(key)
  if (cached) return cached
  const flags = new Uint8Array(catalogue.products.length)
  if (viewers.size >= maxViewers) viewers.clear()
  viewers.set(key, flags)
  return flags
}

function hasPrice(catalogue: Catalogue, viewer: PriceViewer, ordinal: number): boolean {
  const product = catalogue.products[ordinal]
  if (!product || product.saleType === 'IN_TRANSIT') return false
  return soldUnits(catalogue, product, viewer).some(({ chosen }) => chosen !== null)
}
