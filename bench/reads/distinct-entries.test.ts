import { expect, it } from 'vitest'
import { distinctQueries, spread, typed } from './distinct-entries.ts'

it('types words letter by letter from the third on, and no text twice', () => {
  expect(typed(['milk', 'mild', 'żur'])).toEqual(['mil', 'milk', 'mild', 'żur'])
})

it('takes as many as are wanted, each once, from all over', () => {
  const chosen = spread(Array.from({ length: 5000 }, (_, at) => at))
  expect(new Set(chosen).size).toBe(distinctQueries)
  expect(Math.max(...chosen)).toBeGreaterThan(4990)
})

it('refuses to ask for more than there is', () => {
  expect(() => spread([1, 2], 3)).toThrow('3 distinct queries are needed; there are 2')
})
