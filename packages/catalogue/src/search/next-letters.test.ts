import type { AttributeValueId } from '@provender/domain/ids'
import { expect, test } from 'vitest'
import { makeProduct, makeRows } from '../catalogue.fixture.ts'
import { buildCatalogue } from '../catalogue.ts'
import { nextLetters } from './next-letters.ts'
import { search } from './search.ts'

const shop = buildCatalogue(
  makeRows([
    makeProduct(1, { description2: 'Semi Skimmed Milk' }),
    makeProduct(2, { description2: 'Whole Milk' }),
    makeProduct(3, { description2: 'Millet' }),
    makeProduct(4, { description2: 'Kiełbasa Śląska', pSize: '2 litre' }),
    makeProduct(5, { description2: 'Mint', attributeValueIds: [12 as AttributeValueId] }),
  ]),
)

test.each([
  ['mi', ['l', 'n']],
  ['semi mil', ['k', 'l']],
  ['Kie', ['l']],
  ['ŚLĄ', ['s']],
])('%j goes on with %j: what most products have comes first', (text, letters) => {
  expect(nextLetters(shop, text)).toEqual(letters)
})

test.each(['', ' ', 'milk', 'mlik', '2 litre'])('nothing of the catalogue goes on with %j', (text) => {
  expect(nextLetters(shop, text)).toEqual([])
})

test('whatever goes on is found as it is typed', () => {
  for (const text of ['m', 's', 'w', 'k', 'mi'])
    for (const letter of nextLetters(shop, text)) {
      const found = search(shop, text + letter)
      expect([found?.ordinals.length === 0, found?.didYouMean]).toEqual([false, null])
    }
})
