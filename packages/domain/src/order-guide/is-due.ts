/** A company that has not bought a product for longer does not buy it any more. */
const maxDaysSince = 60

/** How often a company buys a product. A day is the number of a local date, counted from any fixed one. */
export interface BuyingHabit {
  /** Undefined if it has never been ordered. */
  readonly lastBoughtOn: number | undefined
  /** The typical interval in days; null after too few orders. */
  readonly everyDays: number | null
  readonly isInStock: boolean
}

export interface DueDays {
  readonly today: number
  /** The day of the next delivery. */
  readonly arrivesOn: number
}

/** The day on which the company usually needs the product again. Undefined without a habit, and for a product that it cannot have. */
export function dueOn(
  { lastBoughtOn, everyDays, isInStock }: BuyingHabit,
  { today }: Pick<DueDays, 'today'>,
): number | undefined {
  if (lastBoughtOn === undefined || everyDays === null || !isInStock) return undefined
  return today - lastBoughtOn > maxDaysSince ? undefined : lastBoughtOn + everyDays
}

/** True if the company usually needs the product again by the next delivery (docs/product-rules.md#order-guide). */
export function isDue(habit: BuyingHabit, days: DueDays): boolean {
  const day = dueOn(habit, days)
  return day !== undefined && day <= days.arrivesOn
}
