import { containsBrandedCardNumber } from '@provender/domain/payment/card-number'
import { unwrapMessage } from '@provender/intake/unwrap-message'
import { expect, test } from 'vitest'
import { processorMs } from '../../testing/processor-ms.fixture.ts'

/** Each is ten times what the slowest text takes. A pattern that takes every path takes minutes. */
const maxMs = { cardNumber: 1000, wishes: 4000 }

test.each(['1', '1 ', '1a', '1+', '12 ', '4111 ', '4111x', 'a'])(
  'looks for the number of a card in 100,000 characters at once: %s…',
  (repeated) => {
    const text = repeated.repeat(100_000 / repeated.length)
    expect(processorMs(() => void containsBrandedCardNumber(text))).toBeLessThan(maxMs.cardNumber)
  },
)

test.each([
  ['dates', `Delivery: ${'1.12, '.repeat(3000)}boxes`],
  ['times', `deliver ${'12.30 '.repeat(3000)}x`],
  ['words of a time', `deliver ${'on a po i do 9 '.repeat(1500)}x`],
  ['codes', `door code ${'# 1 '.repeat(4000)}`],
  ['guests', `we have ${'1 2 '.repeat(4000)}guests`],
])('leaves out wishes of a long text of %s in a moment', (_, message) => {
  expect(processorMs(() => void unwrapMessage(message))).toBeLessThan(maxMs.wishes)
})
