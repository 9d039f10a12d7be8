import { expect, test } from 'vitest'
import { isTypedCode, typedCount } from './typed-count.ts'

const typed = (keys: readonly string[]) =>
  keys.reduce<string>((count, key) => typedCount(count, key) ?? `${count}!`, '')

test('digits make a number, without leading zeros', () => {
  expect(typed(['1', '2'])).toBe('12')
  expect(typed(['0', '0', '3', '0'])).toBe('30')
})

test('Backspace removes the last digit, and has its normal meaning if there is none', () => {
  expect(typed(['1', '2', 'Backspace'])).toBe('1')
  expect(typed(['Backspace'])).toBe('!')
})

test('every other key has its normal meaning', () => {
  for (const key of ['a', 'Enter', 'ArrowDown', '.', '½', ' ', 'F1'])
    expect(typedCount('1', key)).toBeUndefined()
})

test('eight digits or more are a code and no quantity, however slowly they are typed', () => {
  expect(isTypedCode(typed(['9', '9', '9', '9', '9', '9', '9']))).toBe(false)
  const barcode = typed('5012345678900'.split(''))
  expect(barcode).toBe('5012345678900')
  expect(isTypedCode(barcode)).toBe(true)
})
