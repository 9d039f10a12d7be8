import type { Quantity } from '@provender/domain/money/money'
import { decimalMark, showCount } from '@provender/domain/money/show-money'
import { shownQuantity } from '@provender/domain/units/quantity-rule'
import type { ProductCardFieldsFragment, ProductUnitFieldsFragment } from './product-card.documents.ts'
import type { Shelf } from './shelf.ts'

/** A unit by its own name: 'Box of 24', 'Each', 'By the kilogram'. */
export function unitName(
  { kind, piecesPerUnit }: ProductUnitFieldsFragment,
  { words, language }: Pick<Shelf, 'words' | 'language'>,
): string {
  if (kind === 'BOX') return words.boxOf(showCount(piecesPerUnit, language))
  return kind === 'KG' ? words.byKilogram : words.single
}

/** What a box weighs: '9.96 kg'; nothing where the weight of a piece is not known. */
export function unitDetail(
  { kind, piecesPerUnit }: ProductUnitFieldsFragment,
  { weight }: Pick<ProductCardFieldsFragment, 'weight'>,
  { words, language }: Pick<Shelf, 'words' | 'language'>,
): string | undefined {
  const grams = Math.round(weight * 1000) * (kind === 'BOX' ? piecesPerUnit : 1)
  if (grams === 0 || kind === 'KG') return undefined
  return `${shownQuantity(grams as Quantity, decimalMark(language))} ${words.unit.KG}`
}
