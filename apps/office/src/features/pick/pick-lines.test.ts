import { expect, test } from 'vitest'
import { linesToPick, mustName, nextOpenLine } from './pick-lines.ts'
import type { PickedOrder } from './pick-query.ts'

const line = (position: number, shelfLocation: string, more: object = {}) => ({
  shelfLocation,
  maxQuantity: 3,
  line: {
    position,
    code: `10000${position}`,
    name: 'Rice',
    packSize: '5 kg',
    note: '',
    substitutionWish: null as 'ASK' | 'LEAVE_OUT' | null,
    unitKind: 'BOX' as const,
    quantity: 3,
    suppliedQuantity: null as number | null,
    pictureUrl: null,
    substitutesPosition: null as number | null,
    product: null,
    ...more,
  },
})

const orderWith = (...lines: PickedOrder['lines']): PickedOrder => ({
  companyName: 'Corner',
  order: {
    number: '1',
    state: 'PICKING',
    version: 1,
    notes: '',
    paymentType: 'CASH',
    substitutionWish: 'ASK',
  },
  lines,
})

const pick = (position: number, supplied: number | null, number = '1') => ({
  id: `${position} ${supplied}`,
  number,
  position,
  supplied,
  seen: null,
  agreedBy: '',
  weighedAgain: null,
})

const nothing = { unsent: [], refused: [] }

test('lines come as a picker walks: A 2 before A 10, without a place last', () => {
  const order = orderWith(line(1, ''), line(2, 'B-01'), line(3, 'A-10'), line(4, 'A-2'))
  expect(linesToPick(order, nothing).map(({ position }) => position)).toEqual([4, 3, 2, 1])
})

test('what is picked here counts before it is sent, the last of a line, and of this order only', () => {
  const order = orderWith(line(1, 'A', { suppliedQuantity: 1 }), line(2, 'B'), line(3, 'C'))
  const unsent = [pick(1, 2), pick(2, 3), pick(1, null), pick(3, 3, '2')]
  expect(
    linesToPick(order, { unsent, refused: [] }).map(({ seen, picked, isUnsent }) => [seen, picked, isUnsent]),
  ).toEqual([
    [1, null, true],
    [null, 3, true],
    [null, null, false],
  ])
})

test('a line says what the customer wants if it runs out: its own wish before that of the order', () => {
  const order = orderWith(line(1, 'A'), line(2, 'B', { substitutionWish: 'LEAVE_OUT' }))
  expect(linesToPick(order, nothing).map(({ substitutionWish }) => substitutionWish)).toEqual([
    'ASK',
    'LEAVE_OUT',
  ])
})

test('a substitute is no line to pick, and its line says that it has one', () => {
  const order = orderWith(line(1, 'A'), line(2, 'B'), line(3, 'C', { substitutesPosition: 2 }))
  expect(linesToPick(order, nothing).map(({ position, hasSubstitute }) => [position, hasSubstitute])).toEqual(
    [
      [1, false],
      [2, true],
    ],
  )
})

test('the next line is the next one that is not picked, from the start again', () => {
  const order = orderWith(line(1, 'A'), line(2, 'B', { suppliedQuantity: 0 }), line(3, 'C'))
  const lines = linesToPick(order, nothing)
  expect([1, 2, 3, undefined].map((position) => nextOpenLine(lines, position)?.position)).toEqual([
    3, 3, 1, 1,
  ])
  const done = linesToPick(order, { ...nothing, unsent: [pick(1, 3), pick(3, 3)] })
  expect(nextOpenLine(done, 1)).toBeUndefined()
})

test('what the credit limit has refused needs the name of who agreed, and less does not', () => {
  const lineRefused = (supplied: number | null, type = 'ABOVE_CREDIT_LIMIT') =>
    linesToPick(orderWith(line(1, 'A')), {
      unsent: [],
      refused: [{ number: '1', position: 1, supplied, refusal: { type, message: '' } }],
    })[0]
  const askedAt = (one: ReturnType<typeof lineRefused>) =>
    [null, 0, 2, 3].filter((supplied) => one && mustName(one, supplied))
  expect(askedAt(lineRefused(2))).toEqual([2, 3])
  expect(askedAt(lineRefused(null))).toEqual([null])
  expect(askedAt(lineRefused(2, 'LINE_CHANGED'))).toEqual([])
})
