import { expect, test } from 'vitest'
import { cardBrand, isExpired, sandboxCards } from './card.ts'

test('a card is valid until the last day of its month', () => {
  const card = { expiryMonth: 2, expiryYear: 2027 }
  expect(isExpired(card, '2027-02-28')).toBe(false)
  expect(isExpired(card, '2027-03-01')).toBe(true)
  expect(isExpired(card, '2026-12-31')).toBe(false)
  expect(isExpired({ expiryMonth: 12, expiryYear: 2026 }, '2027-01-01')).toBe(true)
})

test('recognises a test card by the last digits of its number', () => {
  for (const { number, lastFour } of Object.values(sandboxCards)) expect(number.slice(-4)).toBe(lastFour)
})

test('classifies an unknown scheme as other', () => {
  expect(['visa', 'unionpay', 'eftpos_au', 'Toy'].map(cardBrand)).toEqual([
    'VISA',
    'UNIONPAY',
    'OTHER',
    'OTHER',
  ])
})
