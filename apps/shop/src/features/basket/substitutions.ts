import type { BasketId, ProductId } from '@provender/domain/ids'
import type { Minor, Quantity } from '@provender/domain/money/money'
import type { BasketStore } from '@provender/sync/basket/basket-store'
import { unitFromWire } from '@provender/sync/operations/basket-wire'
import type { SubstituteOffer } from '../catalogue/substitute-offers.ts'
import type { ReviewedLineFieldsFragment } from './basket-page.documents.ts'
import { type EditedLine, keyOfLine } from './edited-basket.ts'

export interface Substitution {
  readonly wanted: EditedLine
  /** The net of what was replaced. */
  readonly wantedNet: Minor
  /** How much of the substitute was taken for it. */
  readonly taken: Quantity
}

/** A substitute in the basket, and the lines that it replaced, until the tab closes. */
interface Taken {
  readonly substitutions: readonly Substitution[]
  /** How much of the substitute was in the basket before the first. */
  readonly before: Quantity
  /** What the basket shows of the substitute until the server has reviewed its line. */
  readonly review: ReviewedLineFieldsFragment
}

type Baskets = Pick<BasketStore, 'view' | 'subscribe'>
type Line = Pick<EditedLine, 'productId' | 'unit'>

const takenByLine = new Map<string, Taken>()
/** Its line has not taken the focus of the pressed button yet. */
let latest: Substitution | undefined

function takenKey(basketId: BasketId, line: Line): string {
  return `${basketId} ${keyOfLine(line)}`
}

interface NewSubstitution extends Substitution {
  readonly basketId: BasketId
  readonly offer: Pick<SubstituteOffer, 'product' | 'sold'>
  readonly before: Quantity
}

/** Until the line of the substitute is gone, wherever it was removed. */
export function rememberSubstitution(
  baskets: Baskets,
  { basketId, offer: { product, sold }, before, ...added }: NewSubstitution,
): void {
  const line = { productId: Number(product.id) as ProductId, unit: unitFromWire(sold.unit) }
  const key = takenKey(basketId, line)
  const existing = takenByLine.get(key)
  const earlier = existing?.substitutions.find((each) => isOf(each, added.wanted))
  latest = earlier ? joined(earlier, added) : added
  takenByLine.set(key, {
    before: existing?.before ?? before,
    substitutions: [...(existing?.substitutions ?? []).filter((each) => each !== earlier), latest],
    review: {
      productId: product.id,
      name: product.name,
      code: product.code,
      unit: sold.unit,
      quantity: 0,
      price: sold.price,
      oldPrice: sold.oldPrice,
      vatRate: product.vat,
      net: '0.00',
      vat: '0.00',
      isOrderable: true,
      hasLastStock: false,
      problems: [],
      // Substitutes come from the categories of the wanted product.
      product: {
        ...product,
        allergens: [],
        substitutes: [],
        categories: added.wanted.reviewed.product?.categories ?? [],
      },
    },
  })
  if (existing) return
  const stop = baskets.subscribe(() => {
    if (takenByLine.has(key) && hasLine(baskets, basketId, line)) return
    takenByLine.delete(key)
    stop()
  })
}

function isOf({ wanted }: Substitution, line: Line): boolean {
  return keyOfLine(wanted) === keyOfLine(line)
}

/** Of one line, replaced in two steps: Undo puts back what was there before the first. */
function joined(earlier: Substitution, later: Substitution): Substitution {
  return {
    wanted: earlier.wanted,
    wantedNet: (earlier.wantedNet + later.wantedNet) as Minor,
    taken: (earlier.taken + later.taken) as Quantity,
  }
}

function hasLine(baskets: Baskets, basketId: BasketId, line: Line): boolean {
  const basket = baskets.view().baskets.find(({ id }) => id === basketId)
  return basket?.lines.some((each) => keyOfLine(each) === keyOfLine(line)) ?? false
}

/** True for the latest substitution, once. */
export function claimFocus(substitution: Substitution): boolean {
  const isLatest = substitution === latest
  if (isLatest) latest = undefined
  return isLatest
}

export function forgetSubstitution(basketId: BasketId, line: Line, substitution: Substitution): void {
  const key = takenKey(basketId, line)
  const taken = takenByLine.get(key)
  if (!taken) return
  const substitutions = taken.substitutions.filter((each) => each !== substitution)
  if (substitutions.length > 0) takenByLine.set(key, { ...taken, substitutions })
  else takenByLine.delete(key)
}

const none: readonly Substitution[] = []

export function substitutionsOf(basketId: BasketId, line: Line): readonly Substitution[] {
  return takenByLine.get(takenKey(basketId, line))?.substitutions ?? none
}

/** How much of a line was taken for a substitution. All that was added later counts to an only one. */
export function takenFor(
  basketId: BasketId,
  line: Line & Pick<EditedLine, 'quantity'>,
  substitution: Substitution,
): Quantity {
  const taken = takenByLine.get(takenKey(basketId, line))
  const since = Math.max(0, line.quantity - (taken?.before ?? 0))
  const isOnly = taken === undefined || taken.substitutions.length === 1
  return (isOnly ? since : Math.min(substitution.taken, since)) as Quantity
}

export function substituteReviews(basketId: BasketId): readonly ReviewedLineFieldsFragment[] {
  return [...takenByLine].flatMap(([key, { review }]) => (key.startsWith(`${basketId} `) ? [review] : []))
}

/** The product whose place in the basket a substitute has taken. */
export function replacedBy(basketId: BasketId, line: Line): ProductId | undefined {
  return substitutionsOf(basketId, line)[0]?.wanted.productId
}
