import type { UnitPrice } from '@provender/domain/money/money'

/** How much dearer or cheaper, in whole percent; null below half a percent either way, and where there was no price before. */
export function priceChange(
  before: UnitPrice,
  now: UnitPrice,
): { readonly isUp: boolean; readonly percent: number } | null {
  if (before <= 0) return null
  const percent = Math.round((Math.abs(now - before) * 100) / before)
  return percent === 0 ? null : { isUp: now > before, percent }
}
