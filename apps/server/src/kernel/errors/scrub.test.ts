import fc from 'fast-check'
import { expect, test } from 'vitest'
import { processorMs } from '../../testing/processor-ms.fixture.ts'
import { scrub } from './scrub.ts'

test.each([
  ['no login of ada.o’hara+shop@corner-shop.co.uk', 'no login of [e-mail]'],
  ['GET https://orders.example/shop?q=beans#top failed', 'GET https://orders.example/shop failed'],
  ['at /reset-password#aZ81bZ81bZ81bZ81bZ81b', 'at /reset-password'],
  [
    'connect postgres://shop:hunter2@db.example:5432/shop',
    'connect postgres://[secret]@db.example:5432/shop',
  ],
  ['Bearer abc.def', 'Bearer [secret]'],
  [`key ${['sk', 'live', '51Habc'].join('_')}`, 'key [secret]'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.dozjgNryP4J3jVmNHl0w5N refused', '[secret] refused'],
  ['basket 2f1c6a2e-9f0e-4a53-8a1c-0f5a8b8b6d11 gone', 'basket [secret] gone'],
  ['expected £1,204.50, got 12,99 zł or 7.2500', 'expected [amount], got [amount] or [amount]'],
  ['call +44 (0)20 7946 0400', 'call [number]'],
  ['card 4242 4242 4242 4242', 'card [number]'],
  [
    "Cannot read properties of undefined (reading 'lines')",
    "Cannot read properties of undefined (reading 'lines')",
  ],
])('%s is sent as %s', (text, sent) => {
  expect(scrub(text)).toBe(sent)
})

const around = fc.stringMatching(/^[a-z ,."'()]{0,20}$/)
const email = fc
  .tuple(
    fc.stringMatching(/^[a-z][a-z0-9._+]{0,10}$/),
    fc.stringMatching(/^[a-z]{2,10}\.(?:pl|example|com\.tr)$/),
  )
  .map((parts) => parts.join('@'))
const token = fc.stringMatching(/^[A-Za-z0-9_-]{42}1$/).filter((text) => /[a-z]/i.test(text))
const price = fc
  .tuple(fc.constantFrom('£', '€', '₺'), fc.integer({ min: 0, max: 99_999 }))
  .map(([sign, minor]) => `${sign}${(minor / 100).toFixed(2)}`)

test('removes e-mail addresses, tokens and prices anywhere in a text', () => {
  fc.assert(
    fc.property(around, fc.oneof(email, token, price), around, (before, secret, after) => {
      expect(scrub(`${before} ${secret} ${after}`)).not.toContain(secret)
    }),
  )
})

test('takes a few milliseconds for one or two characters again and again', () => {
  const characters = [
    ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
    'é',
    '£',
    '\n',
  ]
  const pairs = characters.flatMap((one) => ['/', '1'].map((other) => one + other))
  const slow = [...characters, ...pairs].filter((piece) => {
    const text = piece.repeat(2000 / piece.length)
    return Math.min(...Array.from({ length: 3 }, () => processorMs(() => void scrub(text)))) > 8
  })
  expect(slow).toEqual([])
})
