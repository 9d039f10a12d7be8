import { expect, it } from 'vitest'
import { distinctQueries, spread, typed } from './distinct-entries.ts'

it('types words letter by letter from the third on, and no text twice', () => {
  expect(typed(['milk', 'mild', 'żur'])).toEqual(['mil', 'milk', 'mild', 'żur'])
})

it('takes the requested number of entries, each once, from everywhere', () => {
  const chosen = spread(Array.from({ length: 5000 }, (_, at) => at))
  expect(new Set(chosen).size).toBe(distinctQueries)
  expect(Math.max(...chosen)).toBeGreaterThan(4990)
})

it('throws if there are too few entries', () => {
  expect(() => spread([1, 2], 3)).toThrow('3 distinct queries are needed; there are 2')
})
