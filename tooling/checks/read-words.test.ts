import { expect, test } from 'vitest'
import { problemsOf, readWords } from './read-words.ts'

const file = (said: string) => `msgid ""\nmsgstr ""\n"Language: pl\\n"\n\nmsgid "Basket"\nmsgstr "${said}"\n`

test('reads a text completely, even over several lines', () => {
  expect(readWords('msgid ""\n"Basket "\n"of {name}"\nmsgstr "Koszyk {name}"\n')).toEqual([
    { id: 'Basket of {name}', english: 'Basket of {name}', said: 'Koszyk {name}' },
  ])
})

test.each([
  ['is missing', [['pl.po', file('')]], {}, 'pl.po has no words for: Basket'],
  [
    'is English',
    [['pl.po', file('Basket')]],
    {},
    'pl.po says it in English, and words-alike.ts does not say why: Basket',
  ],
  [
    'differs',
    [
      ['pl.po', file('Koszyk')],
      ['trading/pl.po', file('Kosz')],
    ],
    {},
    'trading/pl.po says it otherwise than another file: Basket',
  ],
  [
    'is excused for nothing',
    [['pl.po', file('Koszyk')]],
    { Basket: 'a name' },
    'words-alike.ts has what is not alike, or not said: Basket',
  ],
] as const)('finds a text that %s', (_, files, alike, problem) => {
  expect(problemsOf(files, alike)).toEqual([problem])
})

test('allows a text to differ by context', () => {
  const title = file('Zamówienie').replace('msgid "Basket"', 'msgctxt "title"\nmsgid "Basket"')
  expect(
    problemsOf(
      [
        ['pl.po', title],
        ['trading/pl.po', file('Koszyk')],
      ],
      {},
    ),
  ).toEqual([])
})

test('accepts an identical text with a reason', () => {
  expect(problemsOf([['pl.po', file('Basket')]], { Basket: 'a name' })).toEqual([])
})
