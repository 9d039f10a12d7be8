import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'

function marked(text: string, words: readonly string[]): string {
  let result = ''
  let from = 0
  for (const { start, end } of highlight(text, words)) {
    result += `${text.slice(from, start)}[${text.slice(start, end)}]`
    from = end
  }
  return result + text.slice(from)
}

test.each([
  ['Semi Skimmed Milk', ['milk'], 'Semi Skimmed [Milk]'],
  ['Semi Skimmed Milk', ['mi', 'semi'], '[Semi] Skimmed [Mi]lk'],
  ['Chopped Tomatoes', ['tomato'], 'Chopped [Tomatoes]'],
  ['Kiełbasa Śląska', ['kielb', 'slaska'], '[Kiełb]asa [Śląska]'],
  ['Soğan, KIRMIZI', ['sogan', 'kirmizi'], '[Soğan], [KIRMIZI]'],
  ['Œufs', ['oe'], '[Œ]ufs'],
  ['12 x 400g', ['12', '400g'], '[12] x [400g]'],
  ['6 x 2 Litre', ['2l'], '6 x [2 Litre]'],
  ['6 x 2.5kg', ['2500g'], '6 x [2.5kg]'],
  ['Mrs Pettifer’s jam', ['pettifers'], 'Mrs [Pettifer’s] jam'],
  ['Milk', [], 'Milk'],
])('of %j and %j highlights %j', (text, words, expected) => {
  expect(marked(text, words)).toBe(expected)
})
