const dayMs = 86_400_000

export interface BuyingHabit {
  readonly lastBoughtAtMs: number | undefined
  /** The typical interval in days; null after too few orders. */
  readonly everyDays: number | null
}

/** True if the company usually buys the product again by now. An order in the morning counts for the whole day. */
export function isDue({ lastBoughtAtMs, everyDays }: BuyingHabit, nowMs: number): boolean {
  if (lastBoughtAtMs === undefined || everyDays === null) return false
  return Math.round((nowMs - lastBoughtAtMs) / dayMs) >= everyDays
}
