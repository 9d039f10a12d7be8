import { expect, test } from 'vitest'
import { foldedLines } from './folded-lines.ts'

const asOrdered = (position: number) => ({
  position,
  quantity: 2000,
  suppliedQuantity: 2000 as number | null,
  substitutesPosition: null as number | null,
})

const order = (count: number) => Array.from({ length: count }, (_, index) => asOrdered(index + 1))

test('an order of up to nine lines is shown whole', () => {
  expect(foldedLines(order(9))).toEqual([])
})

test('a longer one shows its first seven lines', () => {
  expect(foldedLines(order(29)).map(({ position }) => position)).toEqual(
    Array.from({ length: 22 }, (_, index) => index + 8),
  )
})

test('lines that came differently are never folded', () => {
  const lines = order(14)
  lines[9] = { ...asOrdered(10), suppliedQuantity: 0 }
  lines[10] = { ...asOrdered(15), substitutesPosition: 10 }
  lines[11] = { ...asOrdered(12), suppliedQuantity: 1000 }
  lines[12] = { ...asOrdered(16), substitutesPosition: 14 }
  expect(foldedLines(lines)).toEqual([])
  lines.push(asOrdered(17))
  expect(foldedLines(lines).map(({ position }) => position)).toEqual([8, 9, 17])
})

test('an order that is not picked yet is folded, too', () => {
  const lines = order(12).map((line) => ({ ...line, suppliedQuantity: null }))
  expect(foldedLines(lines)).toHaveLength(5)
})
