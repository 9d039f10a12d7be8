import { expect, test } from 'vitest'
import { isSizeNamed, withSpelledSizes } from './spelled-sizes.ts'

test.each([
  ['yirmi bes kiloluk un 2', '25kg un 2'],
  ['bir bucuk litrelik kola 6', '1.5l kola 6'],
  ['bes yuz gramlik yogurt 3', '500g yogurt 3'],
  ['iki yuz elli gramlik', '250g'],
  ['yuz gramlik', '100g'],
  ['on iki litrelik', '12l'],
  ['yarim litrelik su', '0.5l su'],
  ['pirinc bes kiloluk', 'pirinc 5kg'],
  ['litrelik sut', '1l sut'],
  ['poltora litrowa cola', '1.5l cola'],
  ['pol litrowa woda', '0.5l woda'],
  ['dwulitrowe mleko', '2l mleko'],
])('reads a size in words: %s', (text, read) => {
  expect(withSpelledSizes(text)).toBe(read)
})

test('a kind of pack is told from a quantity', () => {
  expect(['kasar 2 kiloluk', 'parowki kilowe'].filter(isSizeNamed)).toHaveLength(2)
  expect(['kasar 2 kg', '2 kilo kasar'].filter(isSizeNamed)).toEqual([])
})

test('two numbers that are not one stay two', () => {
  expect(withSpelledSizes('iki bes litrelik ayran')).toBe('iki 5l ayran')
})
