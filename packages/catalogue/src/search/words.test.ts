import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { otherMeasure, termPositions, wordsOf } from './words.ts'

describe('words', () => {
  test.each([
    ['12 x 400g', ['12', '400g']],
    ['12x400 g', ['12', '400g']],
    ['12 × 400 g', ['12', '400g']],
    ['6x2.5', ['6', '2p5']],
    ['24x330ml', ['24', '330ml']],
    ['80 x 80mm', ['80', '80mm']],
    ['Milk 2 Litre', ['milk', '2l']],
    ['Milk 2L', ['milk', '2l']],
    ['milk 2ltr', ['milk', '2l']],
    ['mleko 2 litry', ['mleko', '2l']],
    ['4 lemons', ['4', 'lemons']],
    ['Water 1,5 l', ['water', '1p5l']],
    ['Water 1.5L', ['water', '1p5l']],
    ['10 kilo', ['10kg']],
    ["Tattersby's crisps", ['tattersbys', 'crisps']],
    ['s/skim', ['s', 'skim']],
    ['  -- ', []],
    ['9 inch box', ['9in', 'box']],
    ['12" pizza', ['12in', 'pizza']],
    ['tortilla 12 in', ['tortilla', '12in']],
    ['4 in 1', ['4', 'in', '1']],
    ['PM £1.29', ['pm', '1p29']],
    ['Post-Mix FC2', ['post', 'mix', 'fc2']],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  const written = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', 'b', 'x', 'y', 'z'), minLength: 4, maxLength: 9 }),
    fc.constantFrom('x', 'xl', 'x12', 'y12', 'żur', "o'neil", 'fizzy-drink'),
    fc.constantFrom('12 beans', '12 x beans'),
  )

  test('are the same with spaces or other separators between them', () => {
    fc.assert(
      fc.property(fc.array(written), (parts) => {
        const text = parts.join(' ')
        expect(wordsOf(parts.join(' - '))).toEqual(wordsOf(text))
        expect(wordsOf(parts.map((part) => `(${part})`).join(''))).toEqual(wordsOf(text))
      }),
    )
  })

  test('of letters have the reported positions', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'x', 'y', ' ', '(', '-'), maxLength: 9 })),
        (parts) => {
          const text = parts.join(' ')
          const placed = termPositions(text)
          expect(placed.map(({ start, end }) => text.slice(start, end))).toEqual(
            placed.map(({ word }) => word),
          )
        },
      ),
    )
  })
})

describe('a measure', () => {
  test.each([
    ['2p5kg', '2500g'],
    ['2500g', '2p5kg'],
    ['750ml', '0p75l'],
    ['33cl', '330ml'],
    ['12oz', null],
    ['beans', null],
  ])('%s is also %j', (word, other) => {
    expect(otherMeasure(word)).toBe(other)
  })
})
