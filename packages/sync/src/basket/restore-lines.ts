import type { Basket, BasketLine } from '@provender/domain/basket/basket'
import type { BasketOperation, ReplacedLine } from '@provender/domain/basket/operations'
import type { BasketId, ProductId } from '@provender/domain/ids'
import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'

export interface ChangedLine {
  readonly productId: ProductId
  readonly unit: SalesUnit
  readonly quantity: Quantity
}

/**
 * Operations that undo a change of several lines: lines that were in the basket before get their old quantity, price, note and wish;
 * the others lose what was added. Lines that the change did not touch stay.
 */
export function restoreLines(
  basketId: BasketId,
  before: Basket | undefined,
  changed: readonly ChangedLine[],
): readonly BasketOperation[] {
  const oldLines: ReplacedLine[] = []
  const removals: BasketOperation[] = []
  for (const { productId, unit, quantity } of changed) {
    const old = before?.lines.find((line) => line.productId === productId && line.unit === unit)
    if (old) oldLines.push(replacedLine(old))
    else removals.push({ type: 'remove', basketId, productId, unit, quantity })
  }
  return [
    ...(oldLines.length > 0 ? [{ type: 'replaceLines', basketId, lines: oldLines } as const] : []),
    ...removals,
  ]
}

/** Puts a line back as it was. */
export function replacedLine(line: BasketLine): ReplacedLine {
  const { productId, unit, quantity, priceWhenAdded, piecesPerBoxWhenAdded, note, substitutionWish } = line
  return {
    productId,
    unit,
    quantity,
    price: priceWhenAdded,
    piecesPerBox: piecesPerBoxWhenAdded ?? undefined,
    note,
    wish: substitutionWish,
  }
}
