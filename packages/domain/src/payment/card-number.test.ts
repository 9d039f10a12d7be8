import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { containsBrandedCardNumber, containsCardNumber, isCardToken } from './card-number.ts'

const published = [
  '4242424242424242',
  '4242 4242 4242 4242',
  '4242-4242-4242-4242',
  '5555.5555.5555.4444',
  '378282246310005',
  '3782 822463 10005',
  '6011111111111117',
  '2223003122003222',
]

describe('the number of a card', () => {
  test.each(published)('is detected in the text %s', (number) => {
    expect(containsCardNumber(number)).toBe(true)
    expect(containsBrandedCardNumber(`please take ${number}, thanks`)).toBe(true)
  })

  test('is not detected if its check digit is wrong', () => {
    expect(containsCardNumber('4242424242424241')).toBe(false)
    expect(containsBrandedCardNumber('4242 4242 4242 4241')).toBe(false)
  })

  test.each(['5000112637922', '05000112637922', 'PO 2026-11-0042', '0113 496 0001', '123456789012345678901'])(
    'is not confused with other numbers of the trade: %s',
    (text) => expect(containsBrandedCardNumber(text)).toBe(false),
  )

  test('is not detected in the ids of this shop', () => {
    fc.assert(fc.property(fc.uuid(), (id) => !containsCardNumber(id) && !containsBrandedCardNumber(id)))
  })
})

describe('a card token', () => {
  test.each(['SUCCEEDS', 'SUCCEEDS_AMEX', 'ctoken_1NnQUf2eZvKYlo2CIObdtnxb', 'ctoken_SUCCEEDS_0e4f'])(
    'has the form of the gateway: %s',
    (token) => expect(isCardToken(token)).toBe(true),
  )

  test.each(published.concat(['', ' ', '4242', 'card 4242 4242 4242 4242', 'a'.repeat(201)]))(
    'has no other form: %s',
    (token) => expect(isCardToken(token)).toBe(false),
  )
})
