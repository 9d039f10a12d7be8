import { expect, test } from 'vitest'
import { leftOutLines } from './left-out-lines.ts'
import { requestedLines } from './requested-lines.ts'

const lookups = {
  isCode: () => false,
  isWord: () => false,
  isKnown: () => false,
  isStrange: () => false,
  isTogether: () => false,
  names: () => false,
}
const readIn = (text: string, readsEverything = false) =>
  requestedLines(text, lookups, readsEverything).map(({ piece }) => piece.text.trim())
const leftOut = (text: string) => leftOutLines(text, readIn(text))

test('names each line that was not read as an order', () => {
  const message = 'Hi Pat\n2 cola\n3 lemons\n\nMany thanks,\nDanny\n--\nT 020 7946 0112'
  expect(readIn(message)).toEqual(['2 cola', '3 lemons'])
  expect(leftOut(message)).toEqual(['Hi Pat', 'Many thanks,', 'Danny', 'T 020 7946 0112'])
})

test('is empty if everything was read', () => {
  expect(leftOut('2 cola, 3 lemons\n4 x mayo 5L')).toEqual([])
})

test('a line that was left out can be read as it is', () => {
  const line = 'leave 2 cola at the back door'
  expect(readIn(line)).toEqual([])
  expect(readIn(line, true)).toEqual([line])
})
