import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseWords } from './parse-words.ts'

const words = (q: unknown, maxLength = 10): string => parseWords({ q }, 'q', maxLength)

test.each([
  ['half beans', 'half beans'],
  ['  baked beans  ', 'baked bean'],
  ['half full of beans', 'half full'],
  ['half\0\n\u0085half', 'half half'],
  ['\0', ''],
  ['\uFFFD\0%zz', '\uFFFD %zz'],
  ['\uD83C beans', 'beans'],
  ['be\uDF45ans', 'beans'],
  ['🍅🍅🍅🍅🍅🍅', '🍅🍅🍅🍅🍅'],
  ['tomatoes 🍅', 'tomatoes'],
  ['beans tin 🍅', 'beans tin'],
  [['beans'], ''],
  [undefined, ''],
])('of %j are %j', (text, expected) => {
  expect(words(text)).toBe(expected)
})

test('of any text are short, well-formed, without control characters, and stay as they are when read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.nat(0xffff)), (text, codes) => {
      const read = words(text + String.fromCharCode(...codes))
      expect(read.length).toBeLessThanOrEqual(10)
      expect(read.isWellFormed()).toBe(true)
      expect(read).not.toMatch(/\p{Cc}/u)
      expect(words(read)).toBe(read)
    }),
  )
})
