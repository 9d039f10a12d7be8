import * as v from 'valibot'

/** The pages of a list that stand under each other, from one to another. */
export interface PageRange {
  readonly from: number
  readonly to: number
}

/** With more pages a new list begins, so that the foot of the page stays within reach and the page light. */
export const maxPageRange = 10

const keptSchema = v.object({
  shopRun: v.object({ from: v.pipe(v.number(), v.integer()), to: v.pipe(v.number(), v.integer()) }),
})

/**
 * The run that an entry of the browser's history keeps, for who comes back to it; without one that holds the page of the
 * address, this page alone.
 */
export function pageRangeAt(page: number, historyState: unknown): PageRange {
  const kept = v.safeParse(keptSchema, historyState)
  if (!kept.success) return { from: page, to: page }
  const { from, to } = kept.output.shopRun
  const isRun = from >= 1 && from <= page && page <= to && to - from < maxPageRange
  return isRun ? { from, to } : { from: page, to: page }
}

export function pagesOf({ from, to }: PageRange): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

/** The entry of the browser's history with the run in it. */
export function withPageRange(historyState: unknown, run: PageRange): object {
  return { ...(typeof historyState === 'object' ? historyState : {}), shopRun: run }
}
