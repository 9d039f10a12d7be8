import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  collectMatches,
  type Matches,
  packMatch,
  intersectMatches,
  noMatch,
  seekOrdinal,
  writeMatch,
} from './matches.ts'

const size = 100
const ordinals = fc.uniqueArray(fc.nat(size - 1)).map((all) => all.sort((one, other) => one - other))
const matchesOf = (all: readonly number[]): Matches => ({
  ordinals: Uint32Array.from(all),
  matches: new Int32Array(all.length),
})

test('the intersection of lists contains what each of them has', () => {
  fc.assert(
    fc.property(fc.array(ordinals, { minLength: 1, maxLength: 4 }), (lists) => {
      const [first = [], ...others] = lists
      const expected = first.filter((ordinal) => others.every((other) => other.includes(ordinal)))
      expect([...intersectMatches(lists.map(matchesOf))]).toEqual(expected)
    }),
  )
  expect([...intersectMatches([])]).toEqual([])
})

const everyOf = (step: number, from: number): number[] =>
  Array.from({ length: Math.floor(3000 / step) }, (_, index) => from + index * step)

test.each([
  { steps: [1, 2], is: 'two long ones' },
  { steps: [500, 1], is: 'few in a long one' },
  { steps: [1, 700, 3], is: 'one few among long ones' },
  { steps: [40, 2, 1], is: 'some in longer ones' },
])('intersects lists of a large catalogue: $is', ({ steps }) => {
  fc.assert(
    fc.property(fc.array(fc.nat(30), { minLength: steps.length, maxLength: steps.length }), (starts) => {
      const lists = steps.map((step, index) => everyOf(step, starts[index]!))
      const [first = [], ...others] = lists.map((list) => new Set(list))
      const expected = [...first].filter((ordinal) => others.every((other) => other.has(ordinal)))
      expect([...intersectMatches(lists.map(matchesOf))]).toEqual(expected)
    }),
  )
})

test('finds an ordinal from any earlier position, or else the next one after it', () => {
  fc.assert(
    fc.property(ordinals, fc.nat(size), fc.nat(size), (all, ordinal, before) => {
      const index = all.findIndex((other) => other >= ordinal)
      const expected = index < 0 ? all.length : index
      expect(seekOrdinal(Uint32Array.from(all), Math.min(before, expected), ordinal)).toBe(expected)
    }),
  )
})

test('a buffer returns the last written values in order and is empty for the next use', () => {
  const written = fc.array(fc.tuple(fc.nat(size - 1), fc.nat(noMatch - 1)))
  fc.assert(
    fc.property(fc.array(written, { maxLength: 3 }), (rounds) => {
      for (const round of rounds) {
        const { ordinals: collected, matches } = collectMatches(size, (buffer) => {
          for (const [ordinal, match] of round) writeMatch(buffer, ordinal, match)
        })
        const expected = [...new Map(round)].sort(([one], [other]) => one - other)
        expect(Array.from(collected, (ordinal, index) => [ordinal, matches[index]])).toEqual(expected)
      }
    }),
  )
})

test('two buffers can be in use at once, for catalogues of different sizes', () => {
  const outer = collectMatches(size, (buffer) => {
    writeMatch(buffer, 1, packMatch({ score: 3, traits: 0, start: 0, end: 0 }))
    const inner = collectMatches(size, (other) =>
      writeMatch(other, 2, packMatch({ score: 5, traits: 0, start: 0, end: 0 })),
    )
    expect([...inner.ordinals]).toEqual([2])
  })
  expect([...outer.ordinals]).toEqual([1])
  const longer = collectMatches(size * 2, (buffer) => writeMatch(buffer, size + 1, 0))
  expect([...longer.ordinals]).toEqual([size + 1])
})
