import { expect, test } from 'vitest'
import { paymentPollDelayMs, paymentStatusOf } from './payment-status.ts'

test.each([
  ['SUBMITTED', null, 'SETTLED'],
  ['SUBMITTED', { state: 'AUTHORISED', canPay: false }, 'SETTLED'],
  ['DELIVERED', { state: 'CAPTURED', canPay: false }, 'SETTLED'],
  ['SUBMITTED', { state: 'STARTED', canPay: false }, 'CHECKING'],
  ['SUBMITTED', { state: 'CHALLENGED', canPay: false }, 'APPROVE'],
  ['SUBMITTED', { state: 'DECLINED', canPay: true }, 'TRY_AGAIN'],
  ['SUBMITTED', { state: 'DECLINED', canPay: false }, 'TOO_LATE'],
  ['CANCELLED', { state: 'VOIDED', canPay: false }, 'CANCELLED'],
  ['CANCELLED', { state: 'DECLINED', canPay: false }, 'TOO_LATE'],
  ['CANCELLED', { state: 'CHALLENGED', canPay: false }, 'TOO_LATE'],
  ['CONFIRMED', { state: 'VOIDED', canPay: true }, 'TRY_AGAIN'],
] as const)('an order that is %s with the payment %j is shown as %s', (state, payment, status) => {
  expect(paymentStatusOf({ state, payment })).toBe(status)
})

test('polls while something can change by itself', () => {
  const order = (state: 'STARTED' | 'AUTHORISED') =>
    ({ state: 'SUBMITTED', payment: { state, canPay: false } }) as const
  expect(paymentPollDelayMs(order('STARTED'))).toBeGreaterThan(0)
  expect(paymentPollDelayMs(order('AUTHORISED'))).toBe(false)
})
