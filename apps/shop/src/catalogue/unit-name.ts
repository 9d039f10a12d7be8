import { showCount } from '@provender/domain/money/show-money'
import type { ProductUnitFieldsFragment } from './product-card.documents.ts'
import type { Shelf } from './shelf.ts'

/** A unit by its own name: 'Box of 24', 'Each', 'By the kilogram'. */
export function unitName(
  { kind, piecesPerUnit }: ProductUnitFieldsFragment,
  { words, language }: Pick<Shelf, 'words' | 'language'>,
): string {
  if (kind === 'BOX') return words.boxOf(showCount(piecesPerUnit, language))
  return kind === 'KG' ? words.byKilogram : words.single
}
