import { codeSigns } from '@provender/domain/barcode/product-code'
import { expect, test } from 'vitest'
import { unfinishedScan } from './early-scans.ts'
import { createWedge, scannerKey } from './wedge.ts'

function codesOf(keys: readonly string[], everyMs: number): readonly string[] {
  const wedge = createWedge(unfinishedScan())
  return keys.flatMap((key, index) => wedge(key, index * everyMs) ?? [])
}

const scanned = (code: string) => [...Array.from(code), 'Enter']

test('fast digits that end with Enter are a code', () => {
  expect(codesOf(scanned('5012345678900'), 8)).toEqual(['5012345678900'])
})

test('two codes in a row are two codes', () => {
  expect(codesOf([...scanned('96385074'), ...scanned('5012345678900')], 20)).toEqual([
    '96385074',
    '5012345678900',
  ])
})

test('a scan that another listener began to read is one code, wherever it is split', () => {
  const keys = scanned('5012345678900')
  for (let split = 1; split < keys.length; split += 1) {
    const wedge = createWedge({ typed: keys.slice(0, split).join(''), lastAtMs: 8 * (split - 1) })
    const codes = keys.slice(split).flatMap((key, index) => wedge(key, 8 * (split + index)) ?? [])
    expect(codes).toEqual(['5012345678900'])
  }
})

test('slow keys are not a scan', () => {
  expect(codesOf(scanned('5012345678900'), 90)).toEqual([])
})

test('a scanner may end with Tab, which otherwise moves to the next field', () => {
  expect(codesOf([...scanned('96385074').slice(0, -1), 'Tab', 'Tab'], 8)).toEqual(['96385074'])
})

test('a code without an end, an end without a code, and a code interrupted by another key are ignored', () => {
  expect(codesOf(scanned('5012345678900').slice(0, -1), 8)).toEqual([])
  expect(codesOf(['Enter', 'Enter', 'Tab'], 8)).toEqual([])
  expect(codesOf([...scanned('5012345678900').slice(0, -1), 'ArrowDown', 'Enter'], 8)).toEqual([])
})

test('a code may contain letters but needs a digit', () => {
  expect(codesOf(scanned('AB-1234'), 8)).toEqual(['AB-1234'])
  for (const text of ['tomatoes', '10 012 5']) expect(codesOf(scanned(text), 8)).toEqual([])
})

test('a few digits are no code', () => {
  expect(codesOf(scanned('12345'), 8)).toEqual([])
})

test('keys typed by hand before are no part of the code', () => {
  const wedge = createWedge(unfinishedScan())
  wedge('7', 0)
  const keys = scanned('5012345678900').map((key, index) => wedge(key, 1000 + index * 8))
  expect(keys.at(-1)).toBe('5012345678900')
})

test('Enter pressed a while after the digits is not the end of a scan', () => {
  const wedge = createWedge(unfinishedScan())
  for (const [index, key] of Array.from('5012345678900').entries()) wedge(key, index * 8)
  expect(wedge('Enter', 700)).toBeUndefined()
})

test("ignores the nameless key events of a browser's autofill", () => {
  expect(codesOf(['1', undefined as unknown as string, ...scanned('96385074')], 8)).toEqual(['96385074'])
})

test('Shift between digits changes nothing', () => {
  expect(codesOf(['1', 'Shift', '2', '3', '4', '5', '6', 'Enter'], 10)).toEqual(['123456'])
})

test('keys may be at most 50 ms apart, including Enter', () => {
  expect(codesOf(scanned('AB-1234'), 50)).toEqual(['AB-1234'])
  expect(codesOf(scanned('AB-1234'), 51)).toEqual([])
})

test('a barcode with its check digit, or a code of digits, may come from a slower radio', () => {
  for (const code of [
    '5012345678900',
    '96385074',
    '15012345678907',
    '(01)15012345678907',
    '5012345678901',
    '180895',
    '12-3456',
  ])
    expect(codesOf(scanned(code), 60)).toEqual([code])
  for (const text of ['AB-1234', 'salt25', '12.345', '1234,5', '12345'])
    expect(codesOf(scanned(text), 60)).toEqual([])
  expect(codesOf(scanned('180895'), 81)).toEqual([])
})

test.each([
  ['a line feed', { key: 'j', ctrlKey: true }, 'Enter'],
  ['a carriage return', { key: 'm', ctrlKey: true }, 'Enter'],
  ['F8', { key: 'F8', ctrlKey: false }, '\u001d'],
  ['the separator of GS1', { key: ']', ctrlKey: true }, '\u001d'],
  ['a letter', { key: 'j', ctrlKey: false }, 'j'],
])('%s is the key that a scanner means', (_, event, key) => {
  expect(scannerKey(event)).toBe(key)
})

test.each([
  ']d20115012345678907',
  ']e00115012345678907',
  ']Q30115012345678907',
  ']C10115012345678907',
  '10AB12\u001d0115012345678907',
  '172712310115012345678907',
  'https://id.gs1.org/01/15012345678907',
  ']E05012345678900',
  'A5012345678900',
])('%j is a scan', (code) => {
  expect(codesOf(scanned(code), 8)).toEqual([code])
})

test('the brackets of GS1 are a part of the code', () => {
  expect(codesOf(scanned('(01)10036000291459(17)271231'), 8)).toEqual(['(01)10036000291459(17)271231'])
  expect(codesOf(scanned('(01)10036000291459(10)AB12'), 8)).toEqual(['(01)10036000291459(10)AB12'])
})

test('after the GS1 number there may be any characters, and keys that separate its fields', () => {
  const keys = [...Array.from('0110036000291459'), 'Control', '\u001d', ...Array.from('10A/1 2'), 'Enter']
  expect(codesOf(keys, 8)).toEqual(['0110036000291459\u001d10A/1 2'])
})

test.each(codeSigns.split(''))('a scanned product code may contain %j', (sign) => {
  expect(codesOf(scanned(`AB${sign}1234`), 8)).toEqual([`AB${sign}1234`])
})
