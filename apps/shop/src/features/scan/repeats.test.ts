import { expect, test } from 'vitest'
import { createRepeats } from './repeats.ts'

/** The codes that count, for pictures taken at an interval; '' is a picture without a code. */
function counted(pictures: readonly string[], everyMs: number): readonly string[] {
  const fresh = createRepeats()
  return pictures.flatMap((code, index) => fresh(code === '' ? [] : [code], index * everyMs))
}

const times = (count: number, code: string) => Array.from({ length: count }, () => code)

test('a code that stays in the picture counts once, however long', () => {
  expect(counted(times(100, 'A'), 100)).toEqual(['A'])
})

test('a code that is unreadable for a moment does not count again', () => {
  expect(counted(['A', '', '', 'A', '', '', '', '', '', 'A'], 100)).toEqual(['A'])
})

test('a code that left the picture counts again, even within 1.5 seconds', () => {
  expect(counted(['A', ...times(6, ''), 'A'], 100)).toEqual(['A', 'A'])
})

test('on a slow device, three pictures without a code are enough', () => {
  expect(counted(['A', '', '', 'A'], 700)).toEqual(['A'])
  expect(counted(['A', '', '', '', 'A'], 700)).toEqual(['A', 'A'])
})

test('a code that stays in the picture counts once, however long one picture takes', () => {
  for (const everyMs of [100, 1000, 2000, 10_000, 60_000]) {
    expect(counted(times(20, 'A'), everyMs)).toEqual(['A'])
    expect(counted(['A', '', 'A', '', '', 'A'], everyMs)).toEqual(['A'])
  }
})

test('two codes in the picture count once each, even if the reader finds them in turn', () => {
  expect(counted(['A', 'B', 'A', 'B', 'A', 'B'], 100)).toEqual(['A', 'B'])
  const fresh = createRepeats()
  expect(fresh(['A', 'B', 'A'], 0)).toEqual(['A', 'B'])
  expect(fresh(['B', 'A'], 100)).toEqual([])
})
