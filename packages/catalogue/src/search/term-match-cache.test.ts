import { expect, test } from 'vitest'
import { createShop } from './search.fixture.ts'
import { createTermMatchCache } from './term-match-cache.ts'

test('forgets made-up words, although they find nothing', () => {
  const { shop } = createShop()
  const { typed } = createTermMatchCache()
  const matchesOf = (number: number) => {
    const word = `zzq${number}`
    return typed(shop, { text: word, words: [word] })
  }
  const first = matchesOf(0)
  expect(matchesOf(0)).toBe(first)
  for (let number = 1; number < 10_000; number += 1) matchesOf(number)
  expect(matchesOf(0)).not.toBe(first)
})
