import type { Quantity } from '@provender/domain/money/money'
import { decimalMark } from '@provender/domain/money/show-money'
import type { SalesUnit } from '@provender/domain/price/price'
import type { AddState, AddWords } from '@provender/ui/product/add-control-props'
import { addOffer } from './add-offer.ts'
import { basketProductOf, isPriced, unitOf } from './basket-product.ts'
import { lateNote } from './late-note.ts'
import { type LineLimit, lineLimit } from './line-limit.ts'
import type { ProductCardFieldsFragment, ProductUnitFieldsFragment } from './product-card.documents.ts'
import type { ProductContext } from './product-context.ts'
import { type InBasket, shownUnit } from './shown-unit.ts'

/** The add control of one product, or of one of its units, ready to render. */
export interface ProductControl {
  readonly unit: SalesUnit
  readonly state: AddState
  readonly words: AddWords
  readonly limit: LineLimit
}

export interface ControlPlace {
  /** Undefined for the product as a whole, whose unit may have to be chosen. */
  readonly unit?: SalesUnit | undefined
  readonly isBasketLine?: boolean | undefined
}

/** The current add control of a product. */
export function productControl(
  product: ProductCardFieldsFragment,
  { inBasket, shelf }: { readonly inBasket: InBasket; readonly shelf: ProductContext },
  { unit: chosen, isBasketLine = false }: ControlPlace,
): ProductControl {
  const shown = chosen ? unitOf(product, chosen) : shownUnit(product, inBasket, shelf)
  const rules = basketProductOf(product, shelf.stockPolicy)
  const unit = chosen ?? (shown?.unit === '2' ? '2' : '1')
  const kind = shown?.kind ?? 'PIECE'
  const quantity = inBasket[unit]
  const otherQuantity = inBasket[unit === '1' ? '2' : '1']
  const limit = lineLimit(rules, unit, { otherQuantity, caps: shelf.caps })
  const needsChoice = !chosen && product.units.length === 2 && quantity === 0
  const offer = addOffer({
    isSignedIn: shelf.isSignedIn,
    policy: shelf.stockPolicy,
    isAvailable: product.stockStatus.available,
    hasReminder: product.stockReminderActive,
    needsChoice,
    isPriced: needsChoice ? product.units.some(isPriced) : isPriced(shown),
    quantity,
    atMost: needsChoice ? mostOfEither(product, { inBasket, shelf }) : limit.atMost,
    isBasketLine,
  })
  const words = shelf.words.add[needsChoice ? kindOfUnit2(product) : kind]
  // If the product has two lines, only one of them shows the note, for both.
  const isTeller = !chosen || unit === (inBasket['1'] > 0 ? '1' : '2')
  const late = isTeller ? lateNote(product, inBasket, shelf) : undefined
  const tellsItself = product.units.length === 1
  return { unit, limit, words, state: stateOf(offer, { shelf, quantity, limit, kind, late, tellsItself }) }
}

interface RenderStage {
  readonly shelf: ProductContext
  readonly quantity: Quantity
  readonly limit: LineLimit
  readonly kind: ProductUnitFieldsFragment['kind']
  /** How much of the product may not arrive. */
  readonly late: string | undefined
  /** The product is sold in this unit only, so its stock note says what is left. */
  readonly tellsItself: boolean
}

function stateOf(
  offer: ReturnType<typeof addOffer>,
  { shelf, quantity, limit, kind, late, tellsItself }: RenderStage,
): AddState {
  if (offer === 'login') return { offer, href: shelf.loginHref }
  if (offer === 'nothing') {
    const isTold = !tellsItself && limit.atMost <= 0 && limit.rest > 0
    return { offer, reason: isTold ? reasonOf(limit, kind, shelf) : undefined }
  }
  if (offer !== 'quantity') return { offer }
  const mark = decimalMark(shelf.language)
  return {
    offer,
    quantity,
    field: { kind: kindInRules[kind], mark, atMost: limit.atMost },
    reason: reasonHere({ shelf, quantity, limit, kind }) ?? late,
  }
}

/** Why no more can be added. A line above the stock shows the available quantity instead of "all yours". */
function reasonHere({
  shelf,
  quantity,
  limit,
  kind,
}: Pick<RenderStage, 'shelf' | 'quantity' | 'limit' | 'kind'>): string | undefined {
  if (quantity < limit.atMost) return undefined
  const isOver = quantity > limit.atMost && limit.by === 'stock' && limit.atMost > 0
  return isOver ? shelf.words.available(limit.atMost, kind) : reasonOf(limit, kind, shelf)
}

/** Why no more of a unit, or none, can be added; undefined if there is nothing to say. */
export function toldReason({ state }: Pick<ProductControl, 'state'>): string | undefined {
  return 'reason' in state ? state.reason : undefined
}

const kindInRules = { PIECE: 'piece', BOX: 'box', KG: 'kg' } as const

export interface ReachedLimit extends LineLimit {
  /** The quantity of the line, below the maximum while it is being typed. Undefined if the line is full. */
  readonly held?: number | undefined
}

/** Why no more can be added. */
export function reasonOf(
  { by, atMost, rest, held }: ReachedLimit,
  kind: ProductUnitFieldsFragment['kind'],
  { words }: Pick<ProductContext, 'words'>,
): string {
  if (by === 'cap') return words.mostPerOrder(atMost, kind)
  if (held !== undefined && held < atMost) return words.available(atMost, kind)
  if (rest > 0) return words.lessThanOne(rest, kind)
  return atMost > 0 ? words.allYours(atMost, kind) : words.stock.out
}

function mostOfEither(
  product: ProductCardFieldsFragment,
  { inBasket, shelf }: { readonly inBasket: InBasket; readonly shelf: ProductContext },
): Quantity {
  const rules = basketProductOf(product, shelf.stockPolicy)
  const most = (['1', '2'] as const).map(
    (unit) =>
      lineLimit(rules, unit, { otherQuantity: inBasket[unit === '1' ? '2' : '1'], caps: shelf.caps }).atMost,
  )
  return Math.max(...most) as Quantity
}

function kindOfUnit2(product: ProductCardFieldsFragment): ProductUnitFieldsFragment['kind'] {
  return unitOf(product, '2')?.kind ?? 'BOX'
}
