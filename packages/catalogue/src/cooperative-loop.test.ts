import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runToEnd, sortCooperatively } from './cooperative-loop.ts'

test('sorts like toSorted, equal entries in their order, and pauses', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 1, max: 50 }), (length, step) => {
      const entries = Array.from({ length }, (_, index) => ({ index, key: (index * 7919) % step }))
      const compare = (one: { key: number }, other: { key: number }) => one.key - other.key
      expect(runToEnd(sortCooperatively(entries, compare))).toEqual(entries.toSorted(compare))
    }),
    { numRuns: 20 },
  )
  expect([...sortCooperatively(Array.from({ length: 4001 }), () => 0)].length).toBeGreaterThan(3)
})
