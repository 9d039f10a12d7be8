import { expect, test } from 'vitest'
import { stemOf, withoutEnding } from './stem.ts'

test.each([
  ['tomatoes', 'tomato'],
  ['tomatos', 'tomato'],
  ['boxes', 'box'],
  ['knives', 'knife'],
  ['loaves', 'loaf'],
  ['berries', 'berry'],
  ['berrys', 'berry'],
  ['cookies', 'cookie'],
  ['cheeses', 'cheese'],
  ['olives', 'olive'],
  ['radishes', 'radish'],
])('%s is the plural of %s', (plural, singular) => {
  expect(stemOf(plural)).toBe(stemOf(singular))
})

test.each([
  ['glass', 'glas'],
  ['pasta', 'paste'],
  ['2s', '2'],
])('%s and %s are two words', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other))
})

test.each([
  ['kurczaka', 'kurczak'],
  ['pomidorowy', 'pomidory'],
  ['sledzie', 'sledz'],
  ['ziemniaki', 'ziemniak'],
  ['peyniri', 'peynir'],
  ['domatesler', 'domates'],
  ['lodowych', 'lodowa'],
])('%s and %s are one word', (one, other) => {
  expect(withoutEnding(one)).toBe(withoutEnding(other))
})

test('short words keep their endings', () => {
  expect(withoutEnding('sole')).toBe('sole')
})
