import type { Quantity } from '@provender/domain/money/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type QuantityField, quantityText, typing, typingKey } from './quantity-typing.ts'

const of = (units: number) => (units * 1000) as Quantity
const boxes: QuantityField = { kind: 'box', mark: '.', atMost: of(99) }
const kilograms: QuantityField = { kind: 'kg', mark: '.', atMost: of(50) }
const polishKilograms: QuantityField = { ...kilograms, mark: ',' }

describe('what may be typed', () => {
  test.each([
    ['12', '12'],
    ['12 boxes', '12'],
    ['1.5', '1'],
    ['1,5', '1'],
    ['-3', ''],
    ['−3', ''],
    ['007', '7'],
    ['0', '0'],
    ['', ''],
    ['two', ''],
  ])('of %j a number of boxes keeps %j', (text, kept) => {
    expect(quantityText(text, boxes)).toBe(kept)
  })

  test.each([
    ['1.25', '1.25', '1,25'],
    ['1,25', '1.25', '1,25'],
    ['1.', '1.', '1,'],
    [',5', '.5', ',5'],
    ['1.2.3', '1.23', '1,23'],
    ['0.12345', '0.123', '0,123'],
    ['00.5', '0.5', '0,5'],
    ['3 kg', '3', '3'],
    ['-3', '', ''],
  ])(
    'of %j a number of kilograms keeps %j, with a comma where the language has one %j',
    (text, point, comma) => {
      expect(quantityText(text, kilograms)).toBe(point)
      expect(quantityText(text, polishKilograms)).toBe(comma)
    },
  )

  test('whatever is pasted, the field holds digits and at most one mark of its language', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(quantityText(text, boxes)).toMatch(/^\d*$/)
        expect(quantityText(text, polishKilograms)).toMatch(/^\d*(,\d{0,3})?$/)
      }),
    )
  })
})

describe('a key in the field', () => {
  test('approves or cancels what is being typed', () => {
    expect(typingKey('Enter', { isTyping: true })).toEqual({ type: 'approved' })
    expect(typingKey('Escape', { isTyping: true })).toEqual({ type: 'cancelled' })
    expect(typingKey('5', { isTyping: true })).toBeUndefined()
  })

  test('is left to the dialog around when it is Escape and nothing is being typed', () => {
    expect(typingKey('Escape', { isTyping: false })).toBeUndefined()
  })
})

describe('typing', () => {
  const line = { current: of(24), field: boxes }

  test('the text follows the keys and nothing is approved', () => {
    expect(typing(null, { type: 'typed', text: '36' }, line)).toEqual({ text: '36' })
  })

  test('an emptied field stays empty and counts as 0 when approved', () => {
    expect(typing('3', { type: 'typed', text: '' }, line)).toEqual({ text: '' })
    expect(typing('', { type: 'approved' }, line)).toEqual({ text: null, approved: 0 })
  })

  test('approving gives the typed quantity and ends the typing', () => {
    expect(typing('36', { type: 'approved' }, line)).toEqual({ text: null, approved: of(36) })
  })

  test('approving what the line already has changes nothing', () => {
    expect(typing('24', { type: 'approved' }, line)).toEqual({ text: null })
  })

  test('approving without having typed does nothing', () => {
    expect(typing(null, { type: 'approved' }, line)).toEqual({ text: null })
  })

  test('cancelling brings the quantity of the line back', () => {
    expect(typing('36', { type: 'cancelled' }, line)).toEqual({ text: null })
  })

  test('more than there can be becomes the most there can be, and is told', () => {
    expect(typing('9', { type: 'typed', text: '999' }, line)).toEqual({ text: '99', reached: true })
  })

  test('reaching the most there can be is told too', () => {
    expect(typing('9', { type: 'typed', text: '99' }, line)).toEqual({ text: '99', reached: true })
    expect(typing('9', { type: 'typed', text: '98' }, line)).toEqual({ text: '98' })
  })

  test('a number with more digits than any quantity is the most there can be', () => {
    expect(typing('', { type: 'typed', text: '9'.repeat(40) }, line)).toEqual({ text: '99', reached: true })
  })

  test.each([
    ['2.5', '2', of(2)],
    ['2,50', '2', of(2)],
    ['-5', '24', undefined],
    ['.5', '24', undefined],
    ['0.5', '0', undefined],
  ])('of %j typed key by key the field shows %j and %j is approved', (keys, shown, approved) => {
    // The first key replaces the quantity, which stands selected; each other comes after what the field shows.
    let { text } = typing(null, { type: 'typed', text: keys.slice(0, 1) }, line)
    for (const key of keys.slice(1))
      text = typing(text, { type: 'typed', text: quantityText(text ?? '', boxes) + key }, line).text
    expect(quantityText(text ?? '', boxes)).toBe(shown)
    expect(typing(text, { type: 'approved' }, line).approved).toBe(approved)
  })

  test('what is pasted with a mark is still held to the most there can be', () => {
    expect(typing(null, { type: 'typed', text: '150.5' }, line)).toEqual({ text: '99', reached: true })
  })

  test('what is typed anew after a refused sign counts again', () => {
    const { text } = typing('2', { type: 'typed', text: '2.' }, line)
    expect(typing(text, { type: 'typed', text: '' }, line)).toEqual({ text: '' })
    expect(typing(text, { type: 'typed', text: '36' }, line)).toEqual({ text: '36' })
  })

  test('however it is typed, a number with a mark or a minus never orders more boxes than it says', () => {
    const decimal = fc
      .tuple(fc.nat(99), fc.constantFrom('.', ',', '-'), fc.nat(999))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(decimal, fc.boolean(), (number, isPasted) => {
        let text: string | null = ''
        for (const piece of isPasted ? [number] : number)
          text = typing(text, { type: 'typed', text: quantityText(text ?? '', boxes) + piece }, line).text
        const { approved } = typing(text, { type: 'approved' }, line)
        expect(approved ?? line.current).toBeOneOf([of(Number.parseInt(number, 10)), line.current])
      }),
    )
  })

  test('kilograms are approved in grams, whichever mark was typed', () => {
    const cheese = { current: of(5), field: polishKilograms }
    expect(typing('5', { type: 'typed', text: '12.5' }, cheese)).toEqual({ text: '12,5' })
    expect(typing('12,5', { type: 'approved' }, cheese)).toEqual({ text: null, approved: 12_500 })
    expect(typing('12,', { type: 'approved' }, cheese)).toEqual({ text: null, approved: of(12) })
  })

  test('the most of a kilogram line is shown with the mark of the language', () => {
    const cheese = { current: of(5), field: { ...polishKilograms, atMost: 7250 as Quantity } }
    expect(typing('7', { type: 'typed', text: '8' }, cheese)).toEqual({ text: '7,25', reached: true })
  })
})
