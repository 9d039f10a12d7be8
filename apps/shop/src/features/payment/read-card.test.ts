import { sandboxCards } from '@provender/domain/payment/card'
import { describe, expect, test } from 'vitest'
import { formatExpiry, grouped, readCard, readExpiry } from './read-card.ts'

const good = { number: '4242 4242 4242 4242', expiry: '12/40', cvv: '123' }
const problemsOf = (change: Partial<typeof good>) => {
  const read = readCard({ ...good, ...change })
  return read.ok ? {} : read.problems
}

describe('a typed card', () => {
  test('returns a token with the expiry date, and nothing else that was typed', () => {
    const read = readCard(good)
    expect(read).toEqual({ ok: true, card: { token: 'SUCCEEDS_1240', brand: 'VISA', lastFour: '4242' } })
    expect(JSON.stringify(read)).not.toContain('42424242')
  })

  test('needs every field', () => {
    expect(readCard({ number: '', expiry: ' ', cvv: '' })).toEqual({
      ok: false,
      problems: { number: 'REQUIRED', expiry: 'REQUIRED', cvv: 'REQUIRED' },
    })
  })

  test.each([
    [{ number: '4242 4242 4242 4241' }, { number: 'INCORRECT' }],
    [{ number: '4242' }, { number: 'INCORRECT' }],
    [{ number: '4111 1111 1111 1111' }, { number: 'NOT_A_TEST_CARD' }],
    [{ expiry: '13/40' }, { expiry: 'INCORRECT' }],
    [{ expiry: '01/20' }, { expiry: 'INCORRECT' }],
    [{ cvv: '12' }, { cvv: 'INCORRECT' }],
    [{ cvv: '1234' }, { cvv: 'INCORRECT' }],
  ])('is refused with %j', (change, problems) => {
    expect(problemsOf(change)).toEqual(problems)
  })

  test('needs a security code of four digits for American Express', () => {
    const { number } = sandboxCards.SUCCEEDS_AMEX
    expect(problemsOf({ number, cvv: '1234' })).toEqual({})
    expect(problemsOf({ number, cvv: '123' })).toEqual({ cvv: 'INCORRECT' })
  })

  test('must be one of the published test cards, and the library accepts each of them', () => {
    for (const [token, { number, brand, lastFour }] of Object.entries(sandboxCards)) {
      const cvv = brand === 'AMEX' ? '1234' : '123'
      expect(readCard({ ...good, number, cvv })).toEqual({
        ok: true,
        card: { token: `${token}_1240`, brand, lastFour },
      })
    }
  })

  test('is grouped as printed on the card', () => {
    expect(grouped('4242424242424242')).toBe('4242 4242 4242 4242')
    expect(grouped('378282246310005')).toBe('3782 822463 10005')
    expect([formatExpiry('1'), formatExpiry('1240'), formatExpiry('12/4')]).toEqual(['1', '12/40', '12/4'])
  })
})

describe('the expiry date of a saved card', () => {
  test('is a current or future month, in any notation', () => {
    const march = { expiryMonth: 3, expiryYear: 2044 }
    for (const typed of ['03/44', '3/44', '0344', '03/2044']) expect(readExpiry(typed)).toEqual(march)
  })

  test('is undefined if it has passed or is invalid', () => {
    for (const typed of ['', '13/44', '00/44', '10/20', 'soon']) expect(readExpiry(typed)).toBeUndefined()
  })
})
