const dayMs = 86_400_000

/** The number of a local date, `2026-11-28`: the days between two dates are the difference of theirs. */
export function dayNumber(localDate: string): number {
  return Date.parse(localDate) / dayMs
}

export function dateOfDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}
