import { expect, it } from 'vitest'
import { distinctQueries, sampleEvenly, prefixesOf } from './distinct-entries.ts'

it('types words letter by letter from the third on, and no text twice', () => {
  expect(prefixesOf(['milk', 'mild', 'żur'])).toEqual(['mil', 'milk', 'mild', 'żur'])
})

it('takes the requested number of entries, each once, from everywhere', () => {
  const chosen = sampleEvenly(Array.from({ length: 5000 }, (_, index) => index))
  expect(new Set(chosen).size).toBe(distinctQueries)
  expect(Math.max(...chosen)).toBeGreaterThan(4990)
})

it('throws if there are too few entries', () => {
  expect(() => sampleEvenly([1, 2], 3)).toThrow('3 distinct queries are needed; there are 2')
})
