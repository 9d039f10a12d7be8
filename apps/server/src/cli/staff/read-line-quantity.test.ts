import { expect, test } from 'vitest'
import { readPick } from './order-arguments.ts'
import { readLineQuantities } from './read-line-quantity.ts'

test('reads a line and its quantity', () => {
  expect(readLineQuantities('2=1.5', undefined)).toEqual([{ position: 2, quantity: 1500 }])
})

test.each(['2=5012345678900', '2=10000000', '2=12345678.5'])(
  'refuses a barcode as a quantity: %s',
  (text) => {
    expect(() => readLineQuantities(text, undefined)).toThrow(/quantity/)
    expect(() => readPick(text)).toThrow(/quantity/)
  },
)
