import type { UnitPrice } from '@provender/domain/money/money'

/** The price rise or fall in whole percent. Null below half a percent, or without an earlier price. */
export function priceChange(
  before: UnitPrice,
  now: UnitPrice,
): { readonly isUp: boolean; readonly percent: number } | null {
  if (before <= 0) return null
  const percent = Math.round((Math.abs(now - before) * 100) / before)
  return percent === 0 ? null : { isUp: now > before, percent }
}
