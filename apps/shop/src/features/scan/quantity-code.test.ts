import { expect, test } from 'vitest'
import { createQuantityCode } from './quantity-code.ts'

/** The cursor is in the field, and nothing is selected. */
const field = { selectionStart: 0, selectionEnd: 0 }

/** The codes recognised for keys in a quantity field. */
function codesOf(text: string, ...more: readonly string[]): readonly string[] {
  const { read } = createQuantityCode()
  return [...Array.from(text), ...more].flatMap((key) => read(key, field) ?? [])
}

test.each([
  '5012345678900',
  '96385074',
  '036000291452',
  '15012345678907',
  ']E05012345678900',
  'A5012345678900',
  ']C10115012345678907',
  '(01)15012345678907',
  '10AB12\u001d0115012345678907',
  'https://id.gs1.org/01/15012345678907',
  // A wrong digit, and a number that is no barcode.
  '5012345678901',
  '123456789',
  'AB-1234',
  'BG0001',
  ']C1ABC',
])('%j is a code in a quantity, whatever ends it', (code) => {
  expect(codesOf(code, 'Enter')).toEqual([code])
  expect(codesOf(code, 'Tab')).toEqual([code])
})

test('a code with a corrected digit is one code', () => {
  expect(codesOf('50123457', 'Backspace', ...Array.from('678900'), 'Enter')).toEqual(['5012345678900'])
})

test.each(['12', '1234567', '12.345', '1234,567', '12.3456', '12.5kg', '12boxes', 'x12'])(
  '%j is a quantity',
  (text) => {
    expect(codesOf(text, 'Enter')).toEqual([])
  },
)

test('digits in another field are no part of the code', () => {
  const { read } = createQuantityCode()
  for (const key of '50123') read(key, field)
  for (const key of '456') read(key, { ...field })
  for (const key of '78900') read(key, field)
  expect(read('Enter', field)).toBeUndefined()
})

test('a quantity typed over a selected one is no code', () => {
  const { read } = createQuantityCode()
  const selected = { ...field }
  for (const key of '1000') read(key, selected)
  selected.selectionEnd = 4
  read('1', selected)
  selected.selectionEnd = 0
  for (const key of '200') read(key, selected)
  expect(read('Enter', selected)).toBeUndefined()
})

test('a code typed over a selected quantity is a code', () => {
  const { read } = createQuantityCode()
  const selected = { ...field, selectionEnd: 4 }
  read('9', selected)
  selected.selectionEnd = 0
  for (const key of '6385074') read(key, selected)
  expect(read('Enter', selected)).toBe('96385074')
})

test('a quantity typed after the mouse was used is no code', () => {
  const { read, restart } = createQuantityCode()
  for (const key of '1000') read(key, field)
  restart()
  for (const key of '1200') read(key, field)
  expect(read('Enter', field)).toBeUndefined()
})
