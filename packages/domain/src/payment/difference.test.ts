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

test('books that say the same need nothing', () => {
  for (const state of attemptStates) expect(differenceOf(ours(state), theirs(state))).toBe('NONE')
  expect(differenceOf(ours('CAPTURED', 300), theirs('CAPTURED', 300))).toBe('NONE')
})

test('what the gateway knows and we do not yet is asked for', () => {
  expect(differenceOf(ours('STARTED'), theirs('AUTHORISED'))).toBe('LOOK')
  expect(differenceOf(ours('CHALLENGED'), theirs('DECLINED'))).toBe('LOOK')
  expect(differenceOf(ours('AUTHORISED'), theirs('CAPTURED'))).toBe('LOOK')
  expect(differenceOf(ours('AUTHORISED'), theirs('VOIDED'))).toBe('LOOK')
})

test('what was given back at the gateway itself, or came back from a card, is looked at', () => {
  expect(differenceOf(ours('CAPTURED'), theirs('CAPTURED', 300))).toBe('LOOK')
  expect(differenceOf(ours('CAPTURED', 300), theirs('CAPTURED'))).toBe('LOOK')
})

test('what is held for nobody is let go of', () => {
  for (const over of ['DECLINED', 'VOIDED'] as const) {
    expect(differenceOf(ours(over), theirs('AUTHORISED'))).toBe('VOID')
    expect(differenceOf(ours(over), theirs('CHALLENGED'))).toBe('VOID')
  }
})

test('money that moved without us is told of, and never touched', () => {
  expect(differenceOf(ours('VOIDED'), theirs('CAPTURED'))).toBe('REPORT')
  expect(differenceOf(ours('VOIDED'), theirs('CAPTURED', 900))).toBe('NONE')
  expect(differenceOf(ours('CAPTURED'), theirs('VOIDED'))).toBe('REPORT')
  expect(differenceOf(undefined, theirs('CAPTURED'))).toBe('REPORT')
  expect(differenceOf(undefined, theirs('AUTHORISED'))).toBe('REPORT')
  expect(differenceOf(undefined, theirs('VOIDED'))).toBe('NONE')
})
