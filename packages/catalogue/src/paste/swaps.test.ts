import { expect, test } from 'vitest'
import { noNames } from './names-with-numbers.ts'
import { readLine } from './read-line.ts'

const called = new Set(['choc', 'choc ice cream', 'mleko poltluste', 'sade helva', 'unsalted butter'])

function read(text: string, names: (text: string) => boolean): string {
  const { name, packs, amount, isExcluding } = readLine(text, { ...noNames, names })
  return [isExcluding && 'asked', amount && `${amount.count} ${amount.unit ?? '-'}`, name, ...packs]
    .filter(Boolean)
    .join(' | ')
}

test.each([
  ['swap the cola for diet cola 330ml 2 cases', 'asked | 2 box | diet cola | 330ml'],
  ['can you swap 2 cases of cola for lemonade', 'asked | 2 box | lemonade'],
  ['replace the milk with cream 2l x 2', 'asked | 2 - | cream | 2l'],
  ['change the milk to cream 2l x 2', 'asked | 2 - | cream | 2l'],
  ['zamień mleko na kefir 6 szt', 'asked | 6 piece | kefir'],
  ['kolayı diyet kola ile değiştirin 3 koli', 'asked | 3 box | diyet kola'],
  ['diet cola 2 cases in place of the cola', 'asked | 2 box | diet cola'],
  ['instead of salted butter send margarine 40x250 1 case', 'asked | 1 box | margarine | 40 | 250'],
])('wants only what another product is swapped for: %s', (text, expected) => {
  expect(read(text, (name) => name !== 'margarine butter')).toBe(expected)
})

test.each([
  ['replace the vanilla ice cream with choc 4l x 2', 'asked | 2 - | choc ice cream | 4l'],
  ['zamień mleko pełne na półtłuste 2l 6 szt', 'asked | 6 piece | mleko poltluste | 2l'],
  ['ballı değil sade helva 5 kg 1 teneke', 'asked | 1 piece | sade helva | 5kg'],
  ['salted butter değil unsalted 5kg 2 tane', 'asked | 2 piece | unsalted butter | 5kg'],
  ['salted butter yerine unsalted 5kg 2 tane', 'asked | 2 piece | unsalted butter | 5kg'],
])('adds the words that both products share if nothing is called so without them: %s', (text, expected) => {
  expect(read(text, (name) => called.has(name))).toBe(expected)
})

const sold = new Set(['feta', 'halloumi', 'cola zero', 'coli', 'masla solonego', 'niesolone'])

test.each([
  ['instead of the feta halloumi 3 boxes', 'asked | 3 box | halloumi'],
  ['zamiast coli cola zero 330 2 zgrzewki', 'asked | 2 box | cola zero | 330'],
  ['zamiast masła solonego niesolone 250g 40 szt', 'asked | 40 piece | niesolone | 250g'],
])('finds where the wanted product starts by what both are called: %s', (text, expected) => {
  expect(read(text, (name) => sold.has(name))).toBe(expected)
})
