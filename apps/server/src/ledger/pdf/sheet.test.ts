import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textOfPaper } from './paper-text.fixture.ts'
import { makeSheet } from './sheet.ts'

const sheet = () => makeSheet({ title: 'Invoice', author: 'Provender', language: 'en', madeAtMs: 0 })

test('a word that is longer than its column is broken, and no letter of it is lost', () => {
  const { linesOf } = sheet()
  const narrow = 80
  const word = fc.string({ unit: fc.constantFrom(...'abcWMil.-żğ'.split('')), minLength: 1, maxLength: 150 })
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
      const text = words.join(' ')
      const lines = linesOf(text, narrow)
      expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''))
      // A line that fits is not broken again.
      for (const line of lines) {
        expect(line.length).toBeLessThan(45)
        expect(linesOf(line, narrow)).toEqual([line])
      }
    }),
    { numRuns: 50 },
  )
})

test('a name without spaces takes several lines beside the figures', async () => {
  const paper = sheet()
  const name = 'Supercalifragilisticexpialidociouslylongunbrokenproductnamethatneverends'
  const lines = paper.linesOf(name, 120)
  expect(lines.length).toBeGreaterThan(2)
  for (const [at, line] of lines.entries()) paper.text(line, { x: 48, y: 48 + at * 12 })
  const written = textOfPaper(await paper.finish(() => []))
  expect(written.replaceAll(/[|\n]/g, '')).toBe(name)
})
