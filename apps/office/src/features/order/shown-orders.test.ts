import { expect, test } from 'vitest'
import { keepInPlace, showAll } from './shown-orders.ts'

const order = (number: string, version = 1) => ({ order: { number, version } })
const list = (text: string) => text.split(' ').map((number) => order(number))
const none: ReadonlySet<string> = new Set()
const numbers = ({ orders }: ReturnType<typeof showAll>) =>
  orders.map(({ row }) => row.order.number).join(' ')

test('a new order between rows moves none of them, and is counted', () => {
  const visible = keepInPlace(showAll(list('1 3 5')), list('1 2 3 4 5'), none)
  expect(numbers(visible)).toBe('1 3 5')
  expect(visible.arrived).toBe(2)
})

test('the next page, and a new order after the last row, are added', () => {
  const visible = keepInPlace(showAll(list('1 3')), list('1 2 3 4 5'), none)
  expect(numbers(visible)).toBe('1 3 4 5')
  expect(visible.arrived).toBe(1)
})

test('an order that left the list stays greyed where it was, also when the list is read again', () => {
  const once = keepInPlace(showAll(list('1 2 3')), list('1 3'), none)
  const twice = keepInPlace(once, list('1 3'), none)
  for (const visible of [once, twice]) {
    expect(numbers(visible)).toBe('1 2 3')
    expect(visible.orders.map(({ hasLeft }) => hasLeft)).toEqual([false, true, false])
  }
  expect(keepInPlace(twice, list('1 2 3'), none).orders.map(({ hasLeft }) => hasLeft)).toEqual([
    false,
    false,
    false,
  ])
})

test('a changed order is marked where it is, until the list is shown anew', () => {
  const visible = keepInPlace(showAll(list('1 2')), [order('1'), order('2', 2)], none)
  expect(visible.orders.map(({ isChanged }) => isChanged)).toEqual([false, true])
  const later = keepInPlace(visible, [order('1'), order('2', 2)], none)
  expect(later.orders[1]).toEqual({ row: order('2', 2), isChanged: true, hasLeft: false })
})

test('every order of a list that was empty is shown', () => {
  expect(numbers(keepInPlace(showAll([]), list('1 2'), none))).toBe('1 2')
})

test('the orders of the own step leave at once', () => {
  const visible = keepInPlace(showAll(list('1 2 3 4')), list('4'), new Set(['1', '3']))
  expect(numbers(visible)).toBe('2 4')
})
