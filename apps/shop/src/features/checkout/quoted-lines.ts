import type { BasketLine } from '@provender/domain/basket/basket'
import type { ProductId } from '@provender/domain/ids'
import { parseUnitPrice } from '@provender/domain/money/decimal'
import { quantityFromWire, unitFromWire } from '@provender/sync/operations/basket-wire'
import { editedBasket, type EditedLine, reviewedByKey } from '../basket/edited-basket.ts'
import type { Quote } from './checkout-query.ts'

/** The lines of a quote as the basket shows its own: exactly what the server said of each. */
export function quotedLines({ review }: Pick<Quote, 'review'>): readonly EditedLine[] {
  const lines = review.lines.map((line): BasketLine => {
    const added = line.problems.find(({ type }) => type === 'PRICE_CHANGED')?.priceWhenAdded ?? null
    return {
      productId: Number(line.productId) as ProductId,
      unit: unitFromWire(line.unit),
      quantity: quantityFromWire(line.quantity),
      priceWhenAdded: added === null ? null : (parseUnitPrice(added) ?? null),
      note: '',
      changedBy: null,
    }
  })
  return editedBasket(lines, reviewedByKey(review.lines), new Map()).lines
}

/** The lines of an order to be, by what is to be done about them. */
export interface SortedLines {
  /** Not part of the order: sold out, without a price, no longer sold. */
  readonly leftOut: readonly EditedLine[]
  /** Ask for more than there is: the order is not taken until they do not. */
  readonly short: readonly EditedLine[]
  /** Cost something else than when they were added: the person says which to keep. */
  readonly repriced: readonly EditedLine[]
  readonly ordered: readonly EditedLine[]
}

export function sortedLines(lines: readonly EditedLine[]): SortedLines {
  const has = (line: EditedLine, wanted: string) => line.problems.some(({ type }) => type === wanted)
  const ordered = lines.filter(({ isOrderable }) => isOrderable)
  return {
    leftOut: lines.filter(({ isOrderable }) => !isOrderable),
    short: ordered.filter((line) => has(line, 'SHORT')),
    repriced: ordered.filter((line) => has(line, 'PRICE_CHANGED')),
    ordered,
  }
}
