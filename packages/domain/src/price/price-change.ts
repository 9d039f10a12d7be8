import type { UnitPrice } from '../money/money.ts'

export interface PriceChange {
  readonly isUp: boolean
  readonly percent: number
}

/** The price rise or fall in whole percent. Null below one percent, or without an earlier price. */
export function priceChange(before: UnitPrice, now: UnitPrice): PriceChange | null {
  const difference = Math.abs(now - before)
  if (before <= 0 || difference * 100 < before) return null
  return { isUp: now > before, percent: Math.round((difference * 100) / before) }
}
