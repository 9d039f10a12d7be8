import { expect, test } from 'vitest'
import { allSubstitutes, savedBySubstitutes } from './saved-by-substitutes.ts'

const charged = (net: string, suppliedNet: string | null) => ({
  net,
  suppliedNet,
  unitKind: 'BOX' as const,
  piecesPerBox: 6,
  quantity: 2,
  suppliedQuantity: suppliedNet === null ? null : (Number(suppliedNet) / Number(net)) * 2,
})

test('a substitute saves what it costs less than the part that it replaces', () => {
  expect(savedBySubstitutes([charged('16.16', '16.16')], charged('18.42', '0.00'))).toBe(226)
  expect(savedBySubstitutes([charged('8.08', '8.08')], charged('18.42', '9.21'))).toBe(113)
})

test('two substitutes of one line save together what they cost less than it', () => {
  const half = { ...charged('8.08', '8.08'), quantity: 1, suppliedQuantity: 1 }
  expect(savedBySubstitutes([half, half], charged('18.42', '0.00'))).toBe(226)
})

test('goods that nobody sent are no saving', () => {
  const ordered = charged('100.00', '0.00')
  const fewer = { ...charged('18.00', '18.00'), quantity: 1, suppliedQuantity: 1 }
  expect(savedBySubstitutes([fewer], ordered)).toBe(0)
  const asPieces = { ...charged('90.00', '90.00'), unitKind: 'PIECE' as const, suppliedQuantity: 12 }
  expect(savedBySubstitutes([asPieces], ordered)).toBe(1000)
})

test('it saves nothing if it costs as much, or if the ordered line is not picked yet', () => {
  expect(savedBySubstitutes([charged('18.42', '18.42')], charged('18.42', '0.00'))).toBe(0)
  expect(savedBySubstitutes([charged('16.16', '16.16')], charged('18.42', null))).toBe(0)
})

test('an order counts the substitutes that were sent, and what they save together', () => {
  const line = (position: number, suppliedNet: string, of: number | null = null) => ({
    ...charged('10.00', suppliedNet),
    position,
    substitutesPosition: of,
    suppliedQuantity: suppliedNet === '0.00' ? 0 : 2,
  })
  const ordered = [line(1, '0.00'), line(2, '0.00'), line(3, '10.00')]
  expect(allSubstitutes(ordered)).toEqual({ count: 0, saved: 0 })
  expect(
    allSubstitutes([
      ...ordered,
      line(4, '4.00', 1),
      line(5, '4.00', 1),
      line(6, '9.50', 2),
      line(7, '0.00', 2),
    ]),
  ).toEqual({ count: 3, saved: 250 })
})
