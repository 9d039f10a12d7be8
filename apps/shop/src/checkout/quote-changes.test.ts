import { describe, expect, test } from 'vitest'
import type { ReviewedLineFieldsFragment } from '../basket/basket-page.documents.ts'
import { quoteChanges } from './quote-changes.ts'

const line = (
  productId: number,
  change: Partial<ReviewedLineFieldsFragment> = {},
): ReviewedLineFieldsFragment => ({
  productId: String(productId),
  name: `Product ${productId}`,
  code: '',
  unit: '2',
  quantity: 2,
  price: '8.64',
  oldPrice: null,
  vatRate: 20,
  net: '17.28',
  vat: '3.46',
  isOrderable: true,
  problems: [],
  product: null,
  ...change,
})
const quote = (...lines: ReviewedLineFieldsFragment[]) => ({
  review: { lines, totals: { net: '0.00', vat: '0.00', gross: '0.00', vatByRate: [] } },
})
const types = (before: ReturnType<typeof quote>, after: ReturnType<typeof quote>) =>
  quoteChanges(before, after).map((change) => [change.type, change.line.productId])

describe('the changes between two quotes', () => {
  test('are none where nothing that is ordered is different', () => {
    expect(quoteChanges(quote(line(1)), quote(line(1, { name: 'Renamed' })))).toEqual([])
  })

  test('name each line that came, went, costs or counts differently', () => {
    const before = quote(line(1), line(2), line(3), line(4))
    const after = quote(
      line(2, { price: '9.00' }),
      line(3, { quantity: 1 }),
      line(4, { vatRate: 0 }),
      line(5),
    )
    expect(types(before, after)).toEqual([
      ['price', '2'],
      ['quantity', '3'],
      ['price', '4'],
      ['added', '5'],
      ['removed', '1'],
    ])
  })

  test('tell what sold out and what is back, and nothing of what stays out', () => {
    const out = { isOrderable: false }
    const before = quote(line(1), line(2, out), line(3, out))
    const after = quote(line(1, out), line(2), line(3, { ...out, price: '9.00' }))
    expect(types(before, after)).toEqual([
      ['noLongerOrderable', '1'],
      ['orderableAgain', '2'],
    ])
  })

  test('tell both units of a product apart', () => {
    const before = quote(line(1), line(1, { unit: '1' }))
    expect(types(before, quote(line(1)))).toEqual([['removed', '1']])
  })
})
