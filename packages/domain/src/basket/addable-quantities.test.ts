import { describe, expect, test } from 'vitest'
import { addableQuantities, type LineAddition } from './addable-quantities.ts'
import { add as addition, apply, context, create } from './basket.fixture.ts'

const add = (...line: Parameters<typeof addition>) => addition(...line) as LineAddition

describe('addable quantities', () => {
  test('share the stock between the additions of one product, and change nothing', () => {
    const { baskets } = apply([], create('Weekly'), add(1, '1', 2))
    const additions = [add(1, '2', 3), add(1, '2', 3), add(1, '1', 9), add(1, '1', 40)]
    expect(addableQuantities(baskets, additions, context)).toEqual([
      { quantity: 3000, by: undefined },
      { quantity: 1000, by: 'STOCK' },
      { quantity: 2000, by: 'STOCK' },
      { quantity: 0, by: 'STOCK' },
    ])
    expect(baskets[0]?.lines[0]?.quantity).toBe(2000)
  })

  test('name the limit per order, and count a new basket if there is none', () => {
    expect(addableQuantities([], [add(2, '2', 400), add(999, '1', 1)], context)).toEqual([
      { quantity: 10_000, by: 'QUANTITY_CAP' },
      { quantity: 0, by: undefined },
    ])
  })
})
