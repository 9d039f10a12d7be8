import { expect, test } from 'vitest'
import { makeProduct, makeRows } from '../catalogue.fixture.ts'
import { buildCatalogue } from '../catalogue.ts'
import { nextMistakes } from './next-mistakes.ts'
import { search } from './search.ts'

const shop = buildCatalogue(
  makeRows(
    ['Butter Unsalted', 'Chopped Tomatoes', 'Penne Rigate', 'White Sugar', 'Wiener Würstchen'].map(
      (description2, at) => makeProduct(at + 1, { description2 }),
    ),
  ),
)

test.each([
  ['another vowel', 'penn', 'a'],
  ['a letter twice', 'tom', 'm'],
  ['a letter left out', 'sug', 'r'],
  ['the key beside the right one', 'rig', 's'],
  ['a letter too many', 'tomma', 't'],
  ['two letters swapped', 'buttr', 'e'],
  ['the letter after one that is wrong', 'suger unsalted butt', 'r'],
  ['whatever is folded', 'WÜR', 't'],
])('%s is foreseen: %j goes on with %j', (_, text, letter) => {
  expect(nextMistakes(shop, text)).toContain(letter)
})

test.each(['', 'su', 'xyzzy', '330'])('no mistake is foreseen in %j', (text) => {
  expect(nextMistakes(shop, text)).toEqual([])
})

test('what is misspelled as foreseen is still found', () => {
  for (const [text, name] of [
    ['buttr', 'butter'],
    ['tomma', 'tomatoes'],
  ] as const)
    expect(nextMistakes(shop, text).some((letter) => search(shop, text + letter)?.didYouMean === name)).toBe(
      true,
    )
})
