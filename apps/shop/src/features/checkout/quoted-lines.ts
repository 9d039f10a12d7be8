import type { BasketLine } from '@provender/domain/basket/basket'
import type { ProductId } from '@provender/domain/ids'
import { parseUnitPrice } from '@provender/domain/money/decimal'
import { quantityFromWire, unitFromWire } from '@provender/sync/operations/basket-wire'
import {
  editedBasket,
  type EditedLine,
  type LineProblemView,
  reviewedByKey,
} from '../basket/edited-basket.ts'
import type { Quote } from './checkout-query.ts'

export function quotedLines({ review }: Pick<Quote, 'review'>): readonly EditedLine[] {
  const lines = review.lines.map((line): BasketLine => {
    const box = line.problems.find(({ type }) => type === 'BOX_CHANGED')?.piecesPerBoxWhenAdded ?? null
    const added = line.problems.find(({ type }) => type === 'PRICE_CHANGED')?.priceWhenAdded ?? null
    return {
      productId: Number(line.productId) as ProductId,
      unit: unitFromWire(line.unit),
      quantity: quantityFromWire(line.quantity),
      priceWhenAdded: added === null ? null : (parseUnitPrice(added) ?? null),
      piecesPerBoxWhenAdded: box,
      note: '',
      substitutionWish: null,
      changedBy: null,
    }
  })
  return editedBasket(lines, reviewedByKey(review.lines), new Map()).lines
}

export interface GroupedLines {
  /** Not part of the order: sold out, without a price or no longer sold. */
  readonly leftOut: readonly EditedLine[]
  readonly short: readonly EditedLine[]
  /** The price or the box changed since the line was added. The customer chooses which lines to keep. */
  readonly changed: readonly EditedLine[]
  readonly ordered: readonly EditedLine[]
}

export function hasProblem({ problems }: EditedLine, problemType: LineProblemView['type']): boolean {
  return problems.some(({ type }) => type === problemType)
}

export function groupedLines(lines: readonly EditedLine[]): GroupedLines {
  const ordered = lines.filter(({ isOrderable }) => isOrderable)
  return {
    leftOut: lines.filter(({ isOrderable }) => !isOrderable),
    short: ordered.filter((line) => hasProblem(line, 'SHORT')),
    changed: ordered.filter((line) => hasProblem(line, 'PRICE_CHANGED') || hasProblem(line, 'BOX_CHANGED')),
    ordered,
  }
}
