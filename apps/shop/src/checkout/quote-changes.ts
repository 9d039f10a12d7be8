import type { ReviewedLineFieldsFragment } from '../basket/basket-page.documents.ts'
import type { QuoteFieldsFragment } from './checkout-page.documents.ts'

type QuotedLine = ReviewedLineFieldsFragment

/** What is different in a new quote, line by line. */
export type QuoteChange =
  | { readonly type: 'added' | 'removed' | 'noLongerOrderable' | 'orderableAgain'; readonly line: QuotedLine }
  | { readonly type: 'price' | 'quantity'; readonly line: QuotedLine; readonly before: QuotedLine }

type Quoted = Pick<QuoteFieldsFragment, 'review'>

/** The differences between what a person was shown and what would be ordered now, in the order of the new lines. */
export function quoteChanges(before: Quoted, after: Quoted): readonly QuoteChange[] {
  const old = byKey(before.review.lines)
  const changes: QuoteChange[] = []
  for (const [key, line] of byKey(after.review.lines)) {
    const was = old.get(key)
    old.delete(key)
    const change = was ? changeOf(was, line) : ({ type: 'added', line } as const)
    if (change) changes.push(change)
  }
  return [...changes, ...[...old.values()].map((line) => ({ type: 'removed', line }) as const)]
}

function changeOf(before: QuotedLine, line: QuotedLine): QuoteChange | undefined {
  if (before.isOrderable !== line.isOrderable)
    return { type: line.isOrderable ? 'orderableAgain' : 'noLongerOrderable', line }
  if (!line.isOrderable) return undefined
  if (before.quantity !== line.quantity) return { type: 'quantity', line, before }
  return before.price !== line.price || before.vatRate !== line.vatRate
    ? { type: 'price', line, before }
    : undefined
}

function byKey(lines: readonly QuotedLine[]): Map<string, QuotedLine> {
  return new Map(lines.map((line) => [`${line.productId}/${line.unit}`, line]))
}
