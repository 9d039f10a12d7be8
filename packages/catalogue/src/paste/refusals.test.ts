import { expect, test } from 'vitest'
import { readLine } from './read-line.ts'

function read(text: string): string {
  const { name, packs, amount, isRefused, isExcluding } = readLine(text)
  const wanted = isRefused ? 'refused' : isExcluding ? 'asked' : 'wanted'
  return [wanted, amount && `${amount.count} ${amount.unit ?? '-'}`, name, ...packs]
    .filter(Boolean)
    .join(' | ')
}

test.each([
  ['fries 6mm not 9mm 3 boxes', 'asked | 3 box | fries | 6mm'],
  ['foil 450mm not 300mm x 4', 'asked | 4 - | foil | 450mm'],
  ['cups 12oz not the 8oz 2 cases', 'asked | 2 box | cups | 12oz'],
  ['fries not 6mm, 9mm 3 boxes', 'asked | 3 box | fries | 9mm'],
  ['fries not 9mm 3 boxes', 'asked | 3 box | fries'],
  ['frytki 10mm nie 6mm 3 kartony', 'asked | 3 box | frytki | 10mm'],
  ['folia 450mm bez 300mm 4 szt', 'asked | 4 piece | folia | 450mm'],
  ['patates 6mm değil 9mm 3 koli', 'asked | 3 box | patates | 9mm'],
  ['folyo 450mm, 300mm değil, 4 koli', 'asked | 4 box | folyo | 450mm'],
])('takes no size that is denied: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  ['fries 6mm without skin 4 boxes', 'asked | 4 box | fries | 6mm'],
  ['frytki bez skórki 6mm 4 kartony', 'asked | 4 box | frytki | 6mm'],
])('keeps a size that stands apart from the refusal: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  ['bacon 3pk, no more', 'asked | bacon | 3pk'],
  ['boczek 3pk, nie więcej', 'asked | boczek | 3pk'],
  ['sucuk 3pk, fazla olmasın', 'asked | sucuk fazla | 3pk'],
  ['fries 6mm, no more', 'refused | fries | 6mm'],
])('reads a limit behind packs as no refusal: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})
