import { expect, test } from 'vitest'
import type { Quote } from './checkout-query.ts'
import { noAnswers } from './checkout-steps.ts'
import { orderContent } from './order-content.ts'

const quote = { quote: 'token', basket: { id: 'weekly' } } as Quote
const texts = { collector: 'Deniz', purchaseOrderNumber: '', notes: '', feedback: '' }

test('an order has the wish that the page shows, also if it is the one of the company', () => {
  const answers = { ...noAnswers, method: 'DELIVERY', date: '2026-11-24', payment: 'CASH' } as const
  expect(orderContent(quote, answers, { ...texts, wish: 'LEAVE_OUT' })?.substitutionWish).toBe('LEAVE_OUT')
})
