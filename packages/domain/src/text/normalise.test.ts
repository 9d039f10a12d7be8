import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalised, withoutMarks } from './normalise.ts'

const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const
const acute = '\u0301'
const cedilla = '\u0327'
const voiced = '\uFF9E'

describe('a normalised text', () => {
  test('is that of Unicode, unless more than thirty marks follow a letter', () => {
    const letters = fc.string({
      unit: fc.constantFrom(
        'e',
        acute,
        cedilla,
        voiced,
        '\u{1D165}',
        'ᄀ',
        'ᅡ',
        '가',
        'ﬁ',
        'ﱞ',
        'İ',
        '①',
        '4',
      ),
      maxLength: 30,
    })
    fc.assert(
      fc.property(letters, fc.constantFrom(...forms), (text, form) => {
        expect(normalised(text, form)).toBe(text.normalize(form))
      }),
    )
  })

  test('has the first thirty marks of a letter that has more', () => {
    expect(normalised(`e${acute.repeat(40)}, ${'\u{1D165}'.repeat(40)}`, 'NFC')).toBe(
      `é${acute.repeat(29)}, ${'\u{1D165}'.repeat(30)}`,
    )
  })

  test.each(forms)('in %s has no more of them, in whatever order they are', (form) => {
    for (const run of [
      acute.repeat(24_000) + cedilla.repeat(24_000),
      (acute + voiced).repeat(24_000),
      (voiced + acute).repeat(24_000),
    ])
      expect(normalised(`e${run}`, form).length).toBeLessThan(40)
  })

  test('counts every character that decomposes into marks', () => {
    const others: string[] = []
    for (let code = 0; code <= 0x10_ff_ff; code += 1) {
      const letter = String.fromCodePoint(code)
      // Sorted before a mark that stands before it, unless it is a letter.
      const isSorted = `a\u0345${letter}`.normalize('NFKD') !== `a\u0345${letter.normalize('NFKD')}`
      if (isSorted && normalised(letter.repeat(40), 'NFKD') === letter.repeat(40).normalize('NFKD'))
        others.push(code.toString(16))
    }
    expect(others).toEqual([])
  })
})

test('a text without marks has the letters below its accents', () => {
  expect(withoutMarks(`Zoë İğne Ża${acute.repeat(50)}ba łı`)).toBe('Zoe Igne Zaba łı')
})
