import { pieceContent, pricePerMeasure } from '@provender/domain/units/pack-measure'
import { type PriceNote, showPrice } from './price-view.ts'

/** What a kilogram or litre comes to, where the pack size tells it; of what is sold by the kilogram that is the price itself. */
export const measureNote: PriceNote = (
  { kind, piecesPerUnit },
  { pSize, unitRate1 },
  { leading, reading },
) => {
  const content = kind === 'KG' ? undefined : pieceContent(pSize, unitRate1)
  if (!content) return []
  const price = pricePerMeasure(leading, kind === 'BOX' ? piecesPerUnit : 1, content)
  return [reading.words.price.perMeasure[content.measure](showPrice(price, reading))]
}
