import { ok, refuse, type Result } from '@provender/domain/result'
import { minutesOf, type OpenRange } from '@provender/domain/slots/hours'

export type OpeningHoursRefusal =
  | { readonly type: 'ENDS_BEFORE_START'; readonly range: OpenRange }
  /** The second range starts before the first one ends, or when it does. */
  | { readonly type: 'RANGES_MEET'; readonly first: OpenRange; readonly second: OpenRange }

/** The opening hours of one day in their order. Each range ends after it starts, and ranges neither overlap nor touch. */
export function checkOpeningHours(
  ranges: readonly OpenRange[],
): Result<readonly OpenRange[], OpeningHoursRefusal> {
  for (const range of ranges)
    if (minutesOf(range.endTime) <= minutesOf(range.startTime))
      return refuse({ type: 'ENDS_BEFORE_START', range })
  const sorted = ranges.toSorted((one, other) => minutesOf(one.startTime) - minutesOf(other.startTime))
  for (const [index, second] of sorted.entries()) {
    const first = sorted[index - 1]
    if (first && minutesOf(second.startTime) <= minutesOf(first.endTime))
      return refuse({ type: 'RANGES_MEET', first, second })
  }
  return ok(sorted)
}
