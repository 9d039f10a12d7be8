import type { Quantity } from '@provender/domain/money/money'
import { decimalMark } from '@provender/domain/money/show-money'
import type { SalesUnit } from '@provender/domain/price/price'
import type { QuantityField } from '@provender/ui/controls/quantity-typing'
import type { AddState, AddLabels } from '@provender/ui/product/add-control-props'
import { addOffer } from './add-offer.ts'
import { availabilityNote } from './availability-note.ts'
import { basketProduct, isPriced, unitOf } from './basket-product.ts'
import { type InBasket, displayedUnit } from './displayed-unit.ts'
import { type LineLimit, lineLimit } from './line-limit.ts'
import type { ProductCardFieldsFragment, ProductUnitFieldsFragment } from './product-card.documents.ts'
import type { ProductContext } from './product-context.ts'

export interface ProductControl {
  readonly unit: SalesUnit
  readonly state: AddState
  readonly labels: AddLabels
  readonly limit: LineLimit
}

export interface ControlOptions {
  readonly unit?: SalesUnit | undefined
  readonly isBasketLine?: boolean | undefined
}

export function productControl(
  product: ProductCardFieldsFragment,
  { inBasket, listContext }: { readonly inBasket: InBasket; readonly listContext: ProductContext },
  { unit: chosen, isBasketLine = false }: ControlOptions,
): ProductControl {
  const displayUnit = chosen ? unitOf(product, chosen) : displayedUnit(product, inBasket, listContext)
  const rules = basketProduct(product, listContext.stockPolicy)
  const unit = chosen ?? (displayUnit?.unit === '2' ? '2' : '1')
  const kind = displayUnit?.kind ?? 'PIECE'
  const quantity = inBasket[unit]
  const otherQuantity = inBasket[unit === '1' ? '2' : '1']
  const limit = lineLimit(rules, unit, { otherQuantity, quantityLimits: listContext.quantityLimits })
  const needsChoice = !chosen && product.units.length === 2 && quantity === 0
  const offer = addOffer({
    isSignedIn: listContext.isSignedIn,
    policy: listContext.stockPolicy,
    isAvailable: product.stockStatus.available,
    hasReminder: product.stockReminderActive,
    needsChoice,
    isPriced: needsChoice ? product.units.some(isPriced) : isPriced(displayUnit),
    quantity,
    maximum: needsChoice ? maximumOfEither(product, { inBasket, listContext }) : limit.maximum,
    isBasketLine,
  })
  const labels = listContext.labels.add[needsChoice ? kindOfSecondUnit(product) : kind]
  // If the product has two lines, only one of them shows the note, for both.
  const showsNote = !chosen || unit === (inBasket['1'] > 0 ? '1' : '2')
  const note = showsNote ? availabilityNote(product, inBasket, listContext) : undefined
  const hasOwnStockNote = product.units.length === 1
  return {
    unit,
    limit,
    labels,
    state: stateOf(offer, { listContext, quantity, limit, kind, availabilityNote: note, hasOwnStockNote }),
  }
}

interface StateInput {
  readonly listContext: ProductContext
  readonly quantity: Quantity
  readonly limit: LineLimit
  readonly kind: ProductUnitFieldsFragment['kind']
  /** The part of the quantity that may not arrive. */
  readonly availabilityNote: string | undefined
  /** The product is sold in this unit only, so its stock note has the remaining stock. */
  readonly hasOwnStockNote: boolean
}

function stateOf(
  offer: ReturnType<typeof addOffer>,
  { listContext, quantity, limit, kind, availabilityNote, hasOwnStockNote }: StateInput,
): AddState {
  if (offer === 'login') return { offer, href: listContext.loginHref }
  if (offer === 'nothing') {
    const needsReason = !hasOwnStockNote && limit.maximum <= 0 && limit.remaining > 0
    return { offer, reason: needsReason ? reasonOf(limit, kind, listContext) : undefined }
  }
  if (offer !== 'quantity') return { offer }
  return {
    offer,
    quantity,
    field: quantityField(kind, limit, listContext),
    reason: quantityReason({ listContext, quantity, limit, kind }) ?? availabilityNote,
  }
}

/** Why no more can be added. A line above the stock shows the available quantity instead of "all yours". */
function quantityReason({
  listContext,
  quantity,
  limit,
  kind,
}: Pick<StateInput, 'listContext' | 'quantity' | 'limit' | 'kind'>): string | undefined {
  if (quantity < limit.maximum) return undefined
  const isOver = quantity > limit.maximum && limit.by === 'stock' && limit.maximum > 0
  return isOver ? listContext.labels.available(limit.maximum, kind) : reasonOf(limit, kind, listContext)
}

/** Why no more of a unit, or none, can be added; undefined if there is no reason. */
export function controlReason({ state }: Pick<ProductControl, 'state'>): string | undefined {
  return 'reason' in state ? state.reason : undefined
}

/** The rules of a field for the quantity of a line. */
export function quantityField(
  kind: ProductUnitFieldsFragment['kind'],
  { maximum }: Pick<LineLimit, 'maximum'>,
  { language }: Pick<ProductContext, 'language'>,
): QuantityField {
  return { kind: kindInRules[kind], mark: decimalMark(language), maximum }
}

const kindInRules = { PIECE: 'piece', BOX: 'box', KG: 'kg' } as const

export interface ReachedLimit extends LineLimit {
  readonly currentQuantity?: number | undefined
}

export function reasonOf(
  { by, maximum, remaining, currentQuantity }: ReachedLimit,
  kind: ProductUnitFieldsFragment['kind'],
  { labels }: Pick<ProductContext, 'labels'>,
): string {
  if (by === 'cap') return labels.maxPerOrder(maximum, kind)
  if (currentQuantity !== undefined && currentQuantity < maximum) return labels.available(maximum, kind)
  if (remaining > 0) return labels.lessThanOne(remaining, kind)
  return maximum > 0 ? labels.allYours(maximum, kind) : labels.stock.out
}

function maximumOfEither(
  product: ProductCardFieldsFragment,
  { inBasket, listContext }: { readonly inBasket: InBasket; readonly listContext: ProductContext },
): Quantity {
  const rules = basketProduct(product, listContext.stockPolicy)
  const limits = (['1', '2'] as const).map(
    (unit) =>
      lineLimit(rules, unit, {
        otherQuantity: inBasket[unit === '1' ? '2' : '1'],
        quantityLimits: listContext.quantityLimits,
      }).maximum,
  )
  return Math.max(...limits) as Quantity
}

function kindOfSecondUnit(product: ProductCardFieldsFragment): ProductUnitFieldsFragment['kind'] {
  return unitOf(product, '2')?.kind ?? 'BOX'
}
