import { expect, test } from 'vitest'
import { foldedLines } from './folded-lines.ts'

const asOrdered = (position: number) => ({
  position,
  quantity: 2000,
  suppliedQuantity: 2000 as number | null,
  substitutesPosition: null as number | null,
})

type Line = ReturnType<typeof asOrdered>

const order = (count: number) => Array.from({ length: count }, (_, index) => asOrdered(index + 1))

const foldedPositions = (lines: readonly Line[], noted: readonly number[] = []) =>
  [...foldedLines(lines, ({ position }) => noted.includes(position))].map(({ position }) => position)

test('an order of up to nine lines is shown whole', () => {
  expect(foldedPositions(order(9))).toEqual([])
})

test('a longer one shows its first seven lines', () => {
  expect(foldedPositions(order(29))).toEqual(Array.from({ length: 22 }, (_, index) => index + 8))
})

test('lines that came differently are never folded', () => {
  const lines = order(14)
  lines[9] = { ...asOrdered(10), suppliedQuantity: 0 }
  lines[10] = { ...asOrdered(15), substitutesPosition: 10 }
  lines[11] = { ...asOrdered(12), suppliedQuantity: 1000 }
  lines[12] = { ...asOrdered(16), substitutesPosition: 14 }
  expect(foldedPositions(lines)).toEqual([])
  lines.push(asOrdered(17))
  expect(foldedPositions(lines)).toEqual([8, 9, 17])
})

test('lines with a note are never folded', () => {
  expect(foldedPositions(order(12), [9])).toEqual([8, 10, 11, 12])
})

test('an order that is not picked yet is folded, too', () => {
  expect(foldedPositions(order(12).map((line) => ({ ...line, suppliedQuantity: null })))).toHaveLength(5)
})
