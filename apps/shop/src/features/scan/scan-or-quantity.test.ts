import { expect, test } from 'vitest'
import { createScanOrQuantity } from './scan-or-quantity.ts'

function readsOf(text: string, everyMs: number, end = 'Enter'): readonly string[] {
  const read = createScanOrQuantity()
  return [...Array.from(text), end].flatMap((key, index) => read(key, index * everyMs) ?? [])
}

test.each(['1024', '10245', 'BG01', '12-34'])('%j may be a code if it comes as fast as a scan', (text) => {
  expect(readsOf(text, 8)).toEqual([text])
  expect(readsOf(text, 50, 'Tab')).toEqual([text])
})

test.each(['1024', '10245'])('%j is a quantity if a person types it', (text) => {
  expect(readsOf(text, 90)).toEqual([])
})

test.each(['1', '12', '144', 'each'])('%j is no code', (text) => {
  expect(readsOf(text, 8)).toEqual([])
})

test('a longer code is left to what recognises every scan', () => {
  expect(readsOf('180401', 8)).toEqual([])
})

test('a scan behind what a person has typed is a code alone', () => {
  const read = createScanOrQuantity()
  read('3', 0)
  const keys = [...Array.from('1024'), 'Enter']
  expect(keys.flatMap((key, index) => read(key, 400 + index * 8) ?? [])).toEqual(['1024'])
})
