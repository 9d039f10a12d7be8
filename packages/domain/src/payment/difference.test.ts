import { expect, test } from 'vitest'
import type { PaymentId } from '../ids.ts'
import type { Minor } from '../money/money.ts'
import { type PostedCharge, differenceOf } from './difference.ts'
import { type Attempt, type AttemptState, attemptStates } from './payment.ts'

const sums = (state: AttemptState, refunded = 0) => ({
  state,
  captured: (state === 'CAPTURED' ? 900 : 0) as Minor,
  refunded: refunded as Minor,
})
const ours: (state: AttemptState, refunded?: number) => Attempt = sums
const posted = (state: AttemptState, refunded?: number): PostedCharge => ({
  id: 'one' as PaymentId,
  ...sums(state, refunded),
})

test('equal records need no action', () => {
  for (const state of attemptStates) expect(differenceOf(ours(state), posted(state))).toBe('NONE')
  expect(differenceOf(ours('CAPTURED', 300), posted('CAPTURED', 300))).toBe('NONE')
})

test('fetches what only the gateway knows', () => {
  expect(differenceOf(ours('STARTED'), posted('AUTHORISED'))).toBe('FETCH')
  expect(differenceOf(ours('CHALLENGED'), posted('DECLINED'))).toBe('FETCH')
  expect(differenceOf(ours('AUTHORISED'), posted('CAPTURED'))).toBe('FETCH')
  expect(differenceOf(ours('AUTHORISED'), posted('VOIDED'))).toBe('FETCH')
})

test('fetches refunds made at the gateway or returned by a card', () => {
  expect(differenceOf(ours('CAPTURED'), posted('CAPTURED', 300))).toBe('FETCH')
  expect(differenceOf(ours('CAPTURED', 300), posted('CAPTURED'))).toBe('FETCH')
})

test('voids an authorisation that no order needs', () => {
  for (const over of ['DECLINED', 'VOIDED'] as const) {
    expect(differenceOf(ours(over), posted('AUTHORISED'))).toBe('VOID')
    expect(differenceOf(ours(over), posted('CHALLENGED'))).toBe('VOID')
  }
})

test('reports money that moved without us, and never changes it', () => {
  expect(differenceOf(ours('VOIDED'), posted('CAPTURED'))).toBe('REPORT')
  expect(differenceOf(ours('VOIDED'), posted('CAPTURED', 900))).toBe('NONE')
  expect(differenceOf(ours('CAPTURED'), posted('VOIDED'))).toBe('REPORT')
  expect(differenceOf(undefined, posted('CAPTURED'))).toBe('REPORT')
  expect(differenceOf(undefined, posted('AUTHORISED'))).toBe('REPORT')
  expect(differenceOf(undefined, posted('VOIDED'))).toBe('NONE')
})
