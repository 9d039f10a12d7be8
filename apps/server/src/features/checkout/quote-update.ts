import type { QuoteContent } from '@provender/domain/checkout/quote-content'
import { type QuoteDiff, quoteDiff } from '@provender/domain/checkout/quote-diff'
import { readSigned } from '../../kernel/secrets.ts'
import type { OrderRequest } from './order-request.ts'
import type { OrderRefusal } from './place-order.ts'
import { readQuote } from './quote-token.ts'
import { type Buyer, createQuote, type Quote, type QuoteDeps, quoteTerms } from './quote.ts'

export interface QuoteUpdate {
  readonly quote: Quote
  readonly diff: QuoteDiff | null
}

export async function quoteUpdate(
  deps: QuoteDeps,
  buyer: Buyer,
  { request, refusal }: { readonly request: OrderRequest; readonly refusal: OrderRefusal },
): Promise<QuoteUpdate | null> {
  const { basketId, fulfilment } = request
  const acceptedQuote = readSigned(deps.secrets, (key) => readQuote(key, quoteTerms(buyer), request.quote))
  const quote = await createQuote(deps, buyer, { basketId, siteId: acceptedQuote?.quoted.site?.id ?? null })
  if (!quote) return null
  if (acceptedQuote?.basketId !== basketId) return { quote, diff: null }
  if (fulfilment.method === 'DELIVERY') return { quote, diff: quoteDiff(acceptedQuote.quoted, quote.quoted) }
  // The slot was available when it was chosen, which is after the quote.
  const slot = { date: fulfilment.date, time: fulfilment.time }
  const withSlot = (quoted: QuoteContent, isThere: boolean): QuoteContent => ({
    ...quoted,
    slot: isThere ? slot : null,
  })
  return {
    quote,
    diff: quoteDiff(withSlot(acceptedQuote.quoted, true), withSlot(quote.quoted, !isSlotGone(refusal))),
  }
}

function isSlotGone({ type }: OrderRefusal): boolean {
  return type === 'SLOT_CLOSED' || type === 'SLOT_PASSED' || type === 'SLOT_FULL'
}
