import type { Quantity } from '@provender/domain/money/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type QuantityField, quantityText, typing, typingKey } from './quantity-typing.ts'

const quantityOf = (units: number) => (units * 1000) as Quantity
const boxes: QuantityField = { kind: 'box', mark: '.', maximum: quantityOf(99) }
const kilograms: QuantityField = { kind: 'kg', mark: '.', maximum: quantityOf(50) }
const polishKilograms: QuantityField = { ...kilograms, mark: ',' }

describe('typed text', () => {
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
  ])('is reduced from %j to %j for boxes', (text, accepted) => {
    expect(quantityText(text, boxes)).toBe(accepted)
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
  ])('is reduced from %j to %j for kilograms, or with a decimal comma to %j', (text, point, comma) => {
    expect(quantityText(text, kilograms)).toBe(point)
    expect(quantityText(text, polishKilograms)).toBe(comma)
  })

  test('is only digits and at most one decimal mark of the language, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(quantityText(text, boxes)).toMatch(/^\d*$/)
        expect(quantityText(text, polishKilograms)).toMatch(/^\d*(,\d{0,3})?$/)
      }),
    )
  })
})

describe('a key in the field', () => {
  test('approves or cancels typed text', () => {
    expect(typingKey('Enter', { isTyping: true })).toEqual({ type: 'approved' })
    expect(typingKey('Escape', { isTyping: true })).toEqual({ type: 'cancelled' })
    expect(typingKey('5', { isTyping: true })).toBeUndefined()
  })

  test('is left to a surrounding dialog if it is Escape and nothing is typed', () => {
    expect(typingKey('Escape', { isTyping: false })).toBeUndefined()
  })
})

describe('typing', () => {
  const line = { current: quantityOf(24), field: boxes }

  test('updates the text with each key without approving', () => {
    expect(typing(null, { type: 'typed', text: '36' }, line)).toEqual({ text: '36' })
  })

  test('keeps an emptied field empty and approves it as 0', () => {
    expect(typing('3', { type: 'typed', text: '' }, line)).toEqual({ text: '' })
    expect(typing('', { type: 'approved' }, line)).toEqual({ text: null, approved: 0 })
  })

  test('approving returns the typed quantity and ends typing', () => {
    expect(typing('36', { type: 'approved' }, line)).toEqual({ text: null, approved: quantityOf(36) })
  })

  test('approving the current quantity changes nothing', () => {
    expect(typing('24', { type: 'approved' }, line)).toEqual({ text: null })
  })

  test('approving without typed text does nothing', () => {
    expect(typing(null, { type: 'approved' }, line)).toEqual({ text: null })
  })

  test('cancelling restores the quantity of the line', () => {
    expect(typing('36', { type: 'cancelled' }, line)).toEqual({ text: null })
  })

  test('reduces a larger quantity to the maximum and reports it', () => {
    expect(typing('9', { type: 'typed', text: '999' }, line)).toEqual({ text: '99', reached: true })
  })

  test('reports reaching the maximum', () => {
    expect(typing('9', { type: 'typed', text: '99' }, line)).toEqual({ text: '99', reached: true })
    expect(typing('9', { type: 'typed', text: '98' }, line)).toEqual({ text: '98' })
  })

  test('treats any larger quantity as the maximum', () => {
    expect(typing('', { type: 'typed', text: '9'.repeat(7) }, line)).toEqual({ text: '99', reached: true })
  })

  test.each(['5012345678900', '(01)15012345678907', '12345678'])('ignores the pasted code %s', (text) => {
    expect(typing(null, { type: 'typed', text }, line)).toEqual({ text: '24' })
  })

  test.each([
    ['2.5', '2', quantityOf(2)],
    ['2,50', '2', quantityOf(2)],
    ['-5', '24', undefined],
    ['.5', '24', undefined],
    ['0.5', '0', undefined],
  ])('for %j typed key by key shows %j and approves %j', (keys, expectedText, approved) => {
    // The first key replaces the selected quantity; each further key is appended to the field's text.
    let { text } = typing(null, { type: 'typed', text: keys.slice(0, 1) }, line)
    for (const key of keys.slice(1))
      text = typing(text, { type: 'typed', text: quantityText(text ?? '', boxes) + key }, line).text
    expect(quantityText(text ?? '', boxes)).toBe(expectedText)
    expect(typing(text, { type: 'approved' }, line).approved).toBe(approved)
  })

  test('limits pasted decimals to the maximum', () => {
    expect(typing(null, { type: 'typed', text: '150.5' }, line)).toEqual({ text: '99', reached: true })
  })

  test('accepts new text after a refused character', () => {
    const { text } = typing('2', { type: 'typed', text: '2.' }, line)
    expect(typing(text, { type: 'typed', text: '' }, line)).toEqual({ text: '' })
    expect(typing(text, { type: 'typed', text: '36' }, line)).toEqual({ text: '36' })
  })

  test('never orders more boxes than a number with a decimal mark or minus says', () => {
    const decimal = fc
      .tuple(fc.nat(99), fc.constantFrom('.', ',', '-'), fc.nat(999))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(decimal, fc.boolean(), (number, isPasted) => {
        let text: string | null = ''
        for (const piece of isPasted ? [number] : number)
          text = typing(text, { type: 'typed', text: quantityText(text ?? '', boxes) + piece }, line).text
        const { approved } = typing(text, { type: 'approved' }, line)
        expect(approved ?? line.current).toBeOneOf([quantityOf(Number.parseInt(number, 10)), line.current])
      }),
    )
  })

  test('approves kilograms to the gram, with either decimal mark', () => {
    const cheese = { current: quantityOf(5), field: polishKilograms }
    expect(typing('5', { type: 'typed', text: '12.5' }, cheese)).toEqual({ text: '12,5' })
    expect(typing('12,5', { type: 'approved' }, cheese)).toEqual({ text: null, approved: 12_500 })
    expect(typing('12,', { type: 'approved' }, cheese)).toEqual({ text: null, approved: quantityOf(12) })
  })

  test("shows the maximum of a kilogram line with the language's decimal mark", () => {
    const cheese = { current: quantityOf(5), field: { ...polishKilograms, maximum: 7250 as Quantity } }
    expect(typing('7', { type: 'typed', text: '8' }, cheese)).toEqual({ text: '7,25', reached: true })
  })
})
