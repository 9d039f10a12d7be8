import type { Language } from '@provender/domain/languages'
import { decimalMark, showCount } from '@provender/domain/money/show-money'
import type { ProductCardFieldsFragment, ProductUnitFieldsFragment } from './product-card.documents.ts'
import type { ProductList } from './product-list.ts'

export function unitName(
  { kind, piecesPerUnit }: ProductUnitFieldsFragment,
  { pieceUnit }: Pick<ProductCardFieldsFragment, 'pieceUnit'>,
  { labels, language }: Pick<ProductList, 'labels' | 'language'>,
): string {
  if (kind === 'BOX') return labels.boxOf(showCount(piecesPerUnit, language))
  if (kind === 'KG') return labels.byKilogram
  return pieceUnit === '' || pieceUnit === 'each' ? labels.single : capitalised(pieceUnit, language)
}

function capitalised(name: string, language: Language): string {
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

export function unitDetail(
  { kind, piecesPerUnit }: ProductUnitFieldsFragment,
  { weight }: Pick<ProductCardFieldsFragment, 'weight'>,
  { labels, language }: Pick<ProductList, 'labels' | 'language'>,
): string | undefined {
  const grams = Math.round(weight * 1000) * (kind === 'BOX' ? piecesPerUnit : 1)
  if (grams === 0 || kind === 'KG') return undefined
  return `${shownWeight(grams, language)} ${labels.unit.KG}`
}

export function shownWeight(grams: number, language: Language): string {
  const kilograms = showCount(grams / 1000, language)
  const rest = String(grams % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '')
  return rest === '' ? kilograms : kilograms + decimalMark(language) + rest
}
