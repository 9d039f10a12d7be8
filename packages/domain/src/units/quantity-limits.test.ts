import { expect, test } from 'vitest'
import { isQuantityOf, typedQuantity } from './quantity-limits.ts'

test.each(['piece', 'box', 'kg'] as const)('no quantity of the unit %s has eight digits', (kind) => {
  expect(typedQuantity(kind, '9999999')).toBe(9_999_999_000)
  expect(typedQuantity(kind, '10000000')).toBeUndefined()
  expect(typedQuantity(kind, '5012345678900')).toBeUndefined()
  expect(isQuantityOf(kind, 10_000_000_000)).toBe(false)
})
