import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkDigit } from '../barcode/barcode.ts'
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
    '4111a1111b1111c1111',
    '4111%E2%80%911111%E2%80%911111%C2%A01111',
    '4111&#8209;1111&#x2011;1111&#8211;1111',
    '4111&ndash;1111&shy;1111&ensp;1111',
    '&#x1D7D2;111 1111 1111 1111 &#99999999; %ff',
    '2x4111x1111x1111x1111',
    '4111+1111+1111+1111',
    '4111 + 1111 + 1111 + 1111',
    '41111111x11111111',
    '3782x822463x10005',
    '4a1b1c1d1e1f1g1h1i1j1k1l1m1n1o1',
    '❹❶❶❶❶❶❶❶❶❶❶❶❶❶❶❶',
    '➃➀➀➀ ➊➊➊➊ ①①①① ⓵⓵⓵⓵',
    '①4111111111111111',
    '② 4111 1111 1111 1111',
    '④②④②④②④②④②④②④②④②',
    '❹0🄋🄌 ⓪⓿00 0000 0002',
    '4⃣1⃣1⃣1⃣1⃣1⃣1⃣1⃣1⃣1⃣1⃣1⃣1⃣1⃣1⃣1⃣',
    '4🄀000 0000 0000 002',
    '⒋⒈⒈⒈ ⑴⑴⑴⑴ 🄂🄂🄂🄂 1111',
    '4١۱1 ११11 11١١ 1１𝟏1',
    '4111-----1111-----1111-----1111',
    '4111 * * * 1111 * * * 1111 * * * 1111',
    String.raw`4111\n1111\n1111\n1111`,
    '4111<br>1111<br />1111<br>1111',
    '4111%2D1111%2D1111%2D1111',
    '4111&#45;1111&#x2d;1111&#45;1111',
    '%34%31111111111111%31%31',
    '四一一一 一一一一 一一一一 一一一一',
    '四二四二四二四二四二四二四二四二',
    '3056 930902 5904',
    '3056-930902-5904',
    '6212345678900000003',
    '6212 3456 7890 0000 003',
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
    '3000 2500 1200 00',
    '30569309025904',
    '50%41 off, 3 x 12%20 and <b>4</b> of 1111',
    '+48 123 456 789, +48 123 456 789',
    'd7a41111111111111111f0aa00bb11cc22dd33ee44ff5566d7a4111111111111',
  ])('is not confused with other numbers of the trade: %s', (text) =>
    expect(containsBrandedCardNumber(text)).toBe(false),
  )

  test('is not detected in any list of what is normal in the trade', () => {
    const digits = (minLength: number, maxLength = minLength) =>
      fc.stringMatching(new RegExp(`^[1-9]\\d{${minLength - 1},${maxLength - 1}}$`))
    const barcode = (length: number) => digits(length - 1).map((bare) => bare + checkDigit(bare))
    const phone = (pattern: string) =>
      digits((pattern.match(/#/g) ?? []).length).map((all) => {
        let index = 0
        return pattern.replaceAll('#', () => all[index++] ?? '')
      })
    const bank = (country: string, length: number) =>
      digits(length).map((account) => {
        const letters = country.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))
        const check = String(98n - (BigInt(`${account}${letters}00`) % 97n)).padStart(2, '0')
        return `${country}${check}${account}`
      })
    const grouped = (text: string) => text.match(/.{1,4}/g)?.join(' ') ?? ''
    const amount = fc.integer({ min: 1, max: 99 })
    const size = fc.constantFrom('400g', '2.5kg', '12 x 330ml', '6x2l', 'A10', '1500 g', '4x2500g', '1l')
    const price = fc
      .tuple(amount, amount)
      .map(([pounds, pence]) => `${pounds}.${String(pence).padStart(2, '0')}`)
    const word = fc.constantFrom(
      'beans',
      'penne 3kg x 4',
      'mąka typ 450',
      'süt 1L',
      'boxes',
      'PO 2026-11-0042',
    )
    const trade = fc.oneof(
      fc.tuple(barcode(8), fc.option(amount)).map((parts) => parts.join(' ')),
      fc.tuple(barcode(13), fc.option(amount)).map((parts) => parts.join('\t')),
      fc.tuple(barcode(14), fc.option(amount)).map((parts) => parts.join(' x ')),
      fc.tuple(amount, word, size).map((parts) => parts.join(' ')),
      fc.array(price, { minLength: 1, maxLength: 9 }).map((prices) => prices.join('\t')),
      phone('+44 7### ######'),
      phone('+48 ### ### ###'),
      phone('0### ### ## ##'),
      phone('5## ### ## ##'),
      phone('(0###) ### ####'),
      bank('PL', 24),
      bank('PL', 24).map(grouped),
      bank('PL', 24).map((account) => account.slice(2, 4) + grouped(account.slice(4)).replace(/^/, ' ')),
      bank('TR', 22).map(grouped),
      bank('DE', 18).map(grouped),
    )
    fc.assert(
      fc.property(
        fc.array(trade, { minLength: 1, maxLength: 8 }),
        fc.constantFrom('\n', ', ', ' / ', '; '),
        (parts, between) => !containsBrandedCardNumber(parts.join(between)),
      ),
      { numRuns: 1000 },
    )
  })

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
