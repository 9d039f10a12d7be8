import { divideHalfUp, type UnitPrice } from '../money/money.ts'

export interface PieceContent {
  readonly amount: number
  readonly measure: 'kg' | 'l'
}

const factors: Readonly<Record<string, readonly [number, PieceContent['measure']]>> = {
  g: [1, 'kg'],
  gr: [1, 'kg'],
  kg: [1000, 'kg'],
  ml: [1, 'l'],
  cl: [10, 'l'],
  l: [1000, 'l'],
  lt: [1000, 'l'],
  ltr: [1000, 'l'],
}

const size = /^(?:(\d+)x)?(?:(\d+)x)?(\d+(?:[.,]\d+)?)([a-z]+)$/

/**
 * The content of a piece by its pack size: 400 g for `12 x 400g` with 12 pieces in a box, 150 g for `24 x 6 x 25g` with 24, 2,000 ml for
 * `2L`. Undefined if the text has no measure, is an estimate (`about 5kg`), or disagrees with the pieces in a box: then a price by measure
 * could be wrong.
 */
export function pieceContent(packSize: string, piecesPerBox: number): PieceContent | undefined {
  const parts = size.exec(packSize.toLowerCase().replaceAll('×', 'x').replaceAll(/\s+/g, ''))
  if (!parts) return undefined
  const [, outer, inner, number = '', unit = ''] = parts
  const factor = factors[unit]
  if (!factor || (outer !== undefined && Number(outer) !== piecesPerBox)) return undefined
  const amount = Number(number.replace(',', '.')) * factor[0] * Number(inner ?? 1)
  return amount > 0 ? { amount, measure: factor[1] } : undefined
}

/** The price of a kilogram or litre, if `price` buys this many pieces; rounded half up to 1/10,000. */
export function pricePerMeasure(price: UnitPrice, pieces: number, { amount }: PieceContent): UnitPrice {
  // Pack sizes are at most as precise as a tenth of a gram.
  const tenths = Math.round(amount * pieces * 10)
  return Number(divideHalfUp(BigInt(price) * 10_000n, BigInt(tenths))) as UnitPrice
}
