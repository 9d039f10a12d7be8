import { pieceContent, pricePerMeasure } from '@provender/domain/units/pack-measure'
import { type PriceNote, showPrice } from './price-view.ts'

/**
 * The price of a kilogram or litre, if the pack size is a measure. None for products sold by the
 * kilogram, whose price shows it already.
 */
export const measureNote: PriceNote = (
  { kind, piecesPerUnit },
  { packSize, piecesPerBox },
  { leading, context },
) => {
  const content = kind === 'KG' ? undefined : pieceContent(packSize, piecesPerBox)
  if (!content) return []
  const price = pricePerMeasure(leading, kind === 'BOX' ? piecesPerUnit : 1, content)
  return [context.labels.price.perMeasure[content.measure](showPrice(price, context))]
}
