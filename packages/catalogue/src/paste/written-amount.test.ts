import { expect, test } from 'vitest'
import { readLine } from './read-line.ts'

test.each([
  ['nappies box of 10 size 4', 10, ['4']],
  ['nappies box of 10 size 4 please', 10, ['4']],
  ['pieluchy, box of 10, rozmiar 4 proszę', 10, ['4']],
  ['bebek bezi box of 10 numara 4', 10, ['4']],
  ['gloves box of 200, 3 of them', 3, ['200']],
  ['eggs box of 6 180', undefined, ['6', '180']],
])('counts by the number that is of no name: %s', (text, count, packs) => {
  const line = readLine(text)
  expect(line.amount?.count).toBe(count)
  expect(line.packs).toEqual(packs)
})
