import { expect, test } from 'vitest'
import { moveItem } from './move-item.ts'

test.each([
  [0, 1, 'bac'],
  [2, 0, 'cab'],
  [0, 9, 'bca'],
  [2, -1, 'cab'],
  [1, 1, 'abc'],
  [7, 0, 'abc'],
])('moving an item from %i to %i keeps the order of the others', (from, to, order) => {
  expect(moveItem(['a', 'b', 'c'], from, to).join('')).toBe(order)
})
