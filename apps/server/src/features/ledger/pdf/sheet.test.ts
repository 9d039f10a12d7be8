import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPdfRuns, readPdfText } from './pdf-text.fixture.ts'
import { createSheet } from './sheet.ts'
import { chooseFonts } from './text-fonts.ts'

const fonts = await chooseFonts('')
const sheet = () => createSheet({ title: 'Invoice', author: 'Provender', language: 'en', madeAtMs: 0, fonts })

test('a word that is wider than its column is broken without losing a letter', () => {
  const { linesOf, widthOf } = sheet()
  const narrow = 80
  const word = fc.string({
    unit: fc.constantFrom(...'abcWMil.-żğ'.split('')),
    minLength: 1,
    maxLength: 150,
    size: 'max',
  })
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
      const text = words.join(' ')
      const lines = linesOf(text, narrow)
      expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''))
      // A line that fits is not broken again.
      for (const line of lines) {
        expect(widthOf(line)).toBeLessThanOrEqual(narrow)
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
  for (const [index, line] of lines.entries()) paper.text(line, { x: 48, y: 48 + index * 12 })
  const written = readPdfText(await paper.finish(() => []))
  expect(written.replaceAll(/[|\n]/g, '')).toBe(name)
})

test('a pack size with no-break spaces stays on one line', () => {
  const { linesOf, widthOf } = sheet()
  const name = 'Harbour Baked Beans in Tomato Sauce ·'
  const pack = '24\u00A0×\u00A0415\u00A0g'
  expect(linesOf(`${name} ${pack}`, widthOf(`${name} 24 × 415`))).toEqual([name, pack])
})

test('Latin text needs no fallback font', async () => {
  const { fallbacks } = await chooseFonts([
    'Żółć, Şişli Ğ & Crème brûlée',
    { pack: '24 × 330 ml', price: '£1 zł € ₺' },
  ])
  expect(fallbacks).toEqual([])
})

test('any text can be printed, and no letter is drawn as a box', async () => {
  const letter = fc.oneof(
    fc.constantFrom(...Array.from('aé٣ש؟ ب\u200fل\u200dا(]क्षि한😀\u202e\u0301\u2067\u2069')),
    fc.integer({ min: 0x20, max: 0x33ff }).map((code) => String.fromCodePoint(code)),
  )
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: letter, minLength: 1, maxLength: 40 }), async (text) => {
      const chosen = await chooseFonts(text)
      const paper = createSheet({ title: '', author: '', language: 'en', madeAtMs: 0, fonts: chosen })
      for (const line of paper.linesOf(text, 120)) {
        expect(paper.widthOf(line)).toBeLessThan(160)
        paper.text(line, { x: 48, y: 48 })
      }
      for (const run of readPdfRuns(await paper.finish(() => []))) expect(run.glyphs, text).not.toContain(0)
    }),
    { numRuns: 30, examples: [['ا≃ '], ['ا(≤∈ ']] },
  )
})
