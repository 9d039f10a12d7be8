import { expect, test } from 'vitest'
import { findTranslationProblems } from './read-translations.ts'

const file = (translation: string, english = 'Basket') =>
  `msgid ""\nmsgstr ""\n"Language: pl\\n"\n\nmsgid "${english}"\nmsgstr "${translation}"\n`

test.each([
  ['is missing', [['pl.po', file('')]], {}, 'pl.po has no translation for: Basket'],
  [
    'is English',
    [['pl.po', file('Basket')]],
    {},
    'pl.po repeats the English text, and identical-translations.ts does not list it: Basket',
  ],
  [
    'differs',
    [
      ['pl.po', file('Koszyk')],
      ['trading/pl.po', file('Kosz')],
    ],
    {},
    'trading/pl.po translates it differently from another file: Basket',
  ],
  [
    'is excused for nothing',
    [['pl.po', file('Koszyk')]],
    { Basket: 'a name' },
    'identical-translations.ts lists a text that is unused or translated: Basket',
  ],
  [
    'leaves a value out',
    [['pl.po', file('Koszyk', 'Basket of {name}')]],
    {},
    'pl.po has no {name}: Basket of {name}',
  ],
  [
    'names a value that is never given',
    [['pl.po', file('Koszyk {nazwa}')]],
    {},
    'pl.po has a {nazwa} that the English text lacks: Basket',
  ],
  [
    'lacks a plural form',
    [
      [
        'pl.po',
        file(
          '{n, plural, one {# linia} few {# linie} other {# linii}}',
          '{n, plural, one {# line} other {# lines}}',
        ),
      ],
    ],
    {},
    'pl.po has no plural form many: {n, plural, one {# line} other {# lines}}',
  ],
] as const)('finds a text that %s', (_, files, alike, problem) => {
  expect(findTranslationProblems(files, { language: 'pl', alike })).toEqual([problem])
})

test('allows a text to differ by context', () => {
  const title = file('Zamówienie').replace('msgid "Basket"', 'msgctxt "title"\nmsgid "Basket"')
  const files = [
    ['pl.po', title],
    ['trading/pl.po', file('Koszyk')],
  ] as const
  expect(findTranslationProblems(files, { language: 'pl', alike: {} })).toEqual([])
})

test('accepts an identical text with a reason', () => {
  const files = [['pl.po', file('Basket')]] as const
  expect(findTranslationProblems(files, { language: 'pl', alike: { Basket: 'a name' } })).toEqual([])
})
