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

  test.each([
    'tok_4111111111111111',
    'x4111111111111111y',
    '4111  1111  1111  1111',
    '4111/1111/1111/1111',
    '4111 - 1111 - 1111 - 1111',
    '4111_1111_1111_1111',
    '4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1',
    '4111\u00a01111\u20091111\u30001111',
    '4111\u200b1111\u200d1111\u20111111',
    '４１１１１１１１１１１１１１１１',
    '٤١١١ ١١١١ ١١١١ ١١١١',
    '۴۱۱۱۱۱۱۱۱۱۱۱۱۱۱۱',
    '४१११ ११११ ११११ ११११',
    '𝟒𝟏𝟏𝟏 𝟏𝟏𝟏𝟏 𝟏𝟏𝟏𝟏 𝟏𝟏𝟏𝟏',
    '4111 1111 1111 1111 12/27 123',
    'Ada 2 boxes 4111-1111-1111-1111, 12/27',
    'a\n4111\n1111\n1111\n1111\n',
    '4111    1111      1111 1111',
    '4111\r\n\r\n1111\r\n\r\n1111\r\n\r\n1111',
    '4111 -- 1111 -- 1111 -- 1111',
    '4111%201111%201111%201111',
    '4111&nbsp;1111&#160;1111&nbsp;1111',
  ])('is detected however it is written: %s', (text) => {
    expect(containsCardNumber(text)).toBe(true)
    expect(containsBrandedCardNumber(text)).toBe(true)
  })

  test('is detected in any text with any separators', () => {
    const separator = fc.stringMatching(/^[ ./_|:-]{0,3}$/)
    fc.assert(
      fc.property(fc.constantFrom(...published), separator, fc.lorem(), (number, between, words) => {
        const digits = number.replaceAll(/\D/g, '')
        const text = `${words} ${(digits.match(/.{1,4}/g) ?? []).join(between)} ${words}`
        expect(containsBrandedCardNumber(text)).toBe(true)
      }),
    )
  })

  test('is not detected if its check digit is wrong', () => {
    expect(containsCardNumber('4242424242424241')).toBe(false)
    expect(containsBrandedCardNumber('4242 4242 4242 4241')).toBe(false)
  })

  test.each([
    '5000112637922',
    '05000112637922',
    'PO 2026-11-0042',
    '0113 496 0001',
    '123456789012345678901',
    // Each has the check digit of a card.
    '4006381333931 009',
    '4006381333931 x 9',
    'closed 27/11/2026 - 02/12/2026',
    '+48 123 456 789, +48 123 456 789',
    'd7a41111111111111111f0aa00bb11cc22dd33ee44ff5566d7a4111111111111',
  ])('is not confused with other numbers of the trade: %s', (text) =>
    expect(containsBrandedCardNumber(text)).toBe(false),
  )

  test('is not detected in the ids of this shop', () => {
    fc.assert(fc.property(fc.uuid(), (id) => !containsCardNumber(id) && !containsBrandedCardNumber(id)))
    expect(containsBrandedCardNumber('41111111-1111-4111-9111-111111111111')).toBe(false)
  })
})

describe('a card token', () => {
  test.each(['SUCCEEDS', 'SUCCEEDS_AMEX', 'ctoken_1NnQUf2eZvKYlo2CIObdtnxb', 'ctoken_SUCCEEDS_0e4f'])(
    'has the form of the gateway: %s',
    (token) => expect(isCardToken(token)).toBe(true),
  )

  test.each(
    published.concat([
      'tok_4111111111111111',
      'x4111111111111111',
      'tok/4111/1111/1111/1111',
      '',
      ' ',
      '4242',
      'card 4242 4242 4242 4242',
      'a'.repeat(201),
    ]),
  )('has no other form: %s', (token) => expect(isCardToken(token)).toBe(false))
})
