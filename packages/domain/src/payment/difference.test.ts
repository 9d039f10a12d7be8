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
const theirs = (state: AttemptState, refunded?: number): PostedCharge => ({
  id: 'one' as PaymentId,
  ...sums(state, refunded),
})

test('equal records need no action', () => {
  for (const state of attemptStates) expect(differenceOf(ours(state), theirs(state))).toBe('NONE')
  expect(differenceOf(ours('CAPTURED', 300), theirs('CAPTURED', 300))).toBe('NONE')
})

test('fetches what only the gateway knows', () => {
  expect(differenceOf(ours('STARTED'), theirs('AUTHORISED'))).toBe('LOOK')
  expect(differenceOf(ours('CHALLENGED'), theirs('DECLINED'))).toBe('LOOK')
  expect(differenceOf(ours('AUTHORISED'), theirs('CAPTURED'))).toBe('LOOK')
  expect(differenceOf(ours('AUTHORISED'), theirs('VOIDED'))).toBe('LOOK')
})

test('fetches refunds made at the gateway or returned by a card', () => {
  expect(differenceOf(ours('CAPTURED'), theirs('CAPTURED', 300))).toBe('LOOK')
  expect(differenceOf(ours('CAPTURED', 300), theirs('CAPTURED'))).toBe('LOOK')
})

test('voids an authorisation that no order needs', () => {
  for (const over of ['DECLINED', 'VOIDED'] as const) {
    expect(differenceOf(ours(over), theirs('AUTHORISED'))).toBe('VOID')
    expect(differenceOf(ours(over), theirs('CHALLENGED'))).toBe('VOID')
  }
})

test('reports money that moved without us, and never changes it', () => {
  expect(differenceOf(ours('VOIDED'), theirs('CAPTURED'))).toBe('REPORT')
  expect(differenceOf(ours('VOIDED'), theirs('CAPTURED', 900))).toBe('NONE')
  expect(differenceOf(ours('CAPTURED'), theirs('VOIDED'))).toBe('REPORT')
  expect(differenceOf(undefined, theirs('CAPTURED'))).toBe('REPORT')
  expect(differenceOf(undefined, theirs('AUTHORISED'))).toBe('REPORT')
  expect(differenceOf(undefined, theirs('VOIDED'))).toBe('NONE')
})
