import { createSecretKey } from 'node:crypto'
import type { QuotedLine } from '@provender/domain/checkout/quote-content'
import type { BasketId, CompanyId, ProductId } from '@provender/domain/ids'
import type { Minor, Quantity, UnitPrice } from '@provender/domain/money/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxQuoteTokenLength, readQuote, type AcceptedQuote, writeQuote } from './quote-token.ts'

const key = createSecretKey(Buffer.alloc(32, 7))
const company = { companyId: 1 as CompanyId, currencyCode: 'GBP', weightMarginPercent: 15 }

const line = fc
  .record({
    productId: fc.nat({ max: 1_000_000 }),
    quantity: fc.integer({ min: 1, max: 99_000 }),
    unitNet: fc.integer({ min: 1, max: 10_000_000 }),
  })
  .map(({ productId, quantity, unitNet }): QuotedLine => ({
    productId: productId as ProductId,
    unit: '1',
    unitKind: 'piece',
    pieces: 1,
    quantity: quantity as Quantity,
    unitNet: unitNet as UnitPrice,
    vatBasisPoints: 2000,
    state: 'ORDERED',
    possible: null,
  }))

function quoteOf(lines: readonly QuotedLine[]): AcceptedQuote {
  return {
    basketId: 'a5f0c9d2-6f0f-4e0c-9b55-8d1b6f2f4c11' as BasketId,
    issuedAtMs: 1_790_000_000_000,
    quoted: {
      lines,
      methods: [{ method: 'DELIVERY', minimum: 5000 as Minor }],
      site: null,
      deliveryDays: [],
      slot: null,
      paymentTypes: ['CASH'],
    },
  }
}

test('a token contains the quote, however many lines it has', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 200, size: 'max' }), (lines) => {
      const quote = quoteOf(lines)
      expect(readQuote(key, company, writeQuote(key, company, quote))).toEqual(quote)
    }),
    { numRuns: 30 },
  )
})

test('a quote of a thousand lines fits into a request', () => {
  const lines = fc.sample(line, { numRuns: 1000, seed: 1 })
  expect(writeQuote(key, company, quoteOf(lines)).length).toBeLessThan(maxQuoteTokenLength)
})

test('short and long quotes are bound to their company, currency and weight margin, and no letter can be changed', () => {
  for (const count of [3, 200]) {
    const token = writeQuote(key, company, quoteOf(fc.sample(line, { numRuns: count, seed: 1 })))
    expect(readQuote(key, { ...company, companyId: 2 as CompanyId }, token)).toBeUndefined()
    expect(readQuote(key, { ...company, currencyCode: 'EUR' }, token)).toBeUndefined()
    expect(readQuote(key, { ...company, weightMarginPercent: 20 }, token)).toBeUndefined()
    for (const index of [0, 14, 15, token.length >> 1, token.length - 10]) {
      const other = token[index] === '1' ? '2' : '1'
      expect(readQuote(key, company, token.slice(0, index) + other + token.slice(index + 1))).toBeUndefined()
    }
  }
})
