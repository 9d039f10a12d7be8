import { expect, test } from 'vitest'
import { moved } from './moved.ts'

test.each([
  [0, 1, 'bac'],
  [2, 0, 'cab'],
  [0, 9, 'bca'],
  [2, -1, 'cab'],
  [1, 1, 'abc'],
  [7, 0, 'abc'],
])('what is moved from %i to %i stands there, and the others keep their order', (from, to, order) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(order)
})
