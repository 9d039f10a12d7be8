import * as v from 'valibot'

export interface PageRange {
  readonly from: number
  readonly to: number
}

/** Beyond this number of pages a new list starts, so that the footer stays within reach and the page light. */
export const maxPageRange = 10

const storedSchema = v.object({
  shopRun: v.object({ from: v.pipe(v.number(), v.integer()), to: v.pipe(v.number(), v.integer()) }),
})

/**
 * The page range stored in the browser's history entry, for a customer who navigates back. Without a
 * stored range that contains the page of the address, that page alone.
 */
export function storedPageRange(page: number, historyState: unknown): PageRange {
  const stored = v.safeParse(storedSchema, historyState)
  if (!stored.success) return { from: page, to: page }
  const { from, to } = stored.output.shopRun
  const isValid = from >= 1 && from <= page && page <= to && to - from < maxPageRange
  return isValid ? { from, to } : { from: page, to: page }
}

export function pagesOf({ from, to }: PageRange): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

export function withPageRange(historyState: unknown, range: PageRange): object {
  return { ...(typeof historyState === 'object' ? historyState : {}), shopRun: range }
}
