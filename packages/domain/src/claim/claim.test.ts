import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkClaim,
  claimStateAfter,
  claimStates,
  claimTransitions,
  claimTypes,
  maxClaimable,
  namesLines,
} from './claim.ts'

const box = { position: 1, unitKind: 'box', quantity: 3000, suppliedQuantity: 2000 } as const
const heavy = { position: 2, unitKind: 'kg', quantity: 4000, suppliedQuantity: 4873 } as const
const lines = [box, heavy]

describe('a claim', () => {
  test('may cover ordered goods that did not come, and goods beyond the order', () => {
    const claimed = [
      { position: 1, quantity: 3000 },
      { position: 2, quantity: 4873 },
    ]
    expect(checkClaim('MISSING', claimed, lines)).toEqual({ ok: true, value: null })
  })

  test.each([
    ['half a box', { position: 1, quantity: 1500 }, 'CLAIM_LINE_REFUSED'],
    ['none', { position: 1, quantity: 0 }, 'CLAIM_LINE_REFUSED'],
    ['more than there was', { position: 2, quantity: 4874 }, 'CLAIM_LINE_REFUSED'],
    ['a line of another order', { position: 9, quantity: 1000 }, 'CLAIM_LINE_NOT_FOUND'],
  ])('refuses %s', (_what, line, type) => {
    expect(checkClaim('QUALITY', [line], lines)).toMatchObject({ ok: false, refusal: { type } })
  })

  test('must name lines for faulty goods, but not for a faulty delivery', () => {
    for (const type of claimTypes) expect(checkClaim(type, [], lines).ok).toBe(!namesLines(type))
  })

  test('never exceeds the quantity of a line, however it is split', () => {
    const claim = fc.array(
      fc.record({ position: fc.constantFrom(1, 2, 3), quantity: fc.integer({ min: -1000, max: 9000 }) }),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(claim, (claimed) => {
        if (!checkClaim('OTHER', claimed, lines).ok) return
        for (const line of lines) {
          const sum = claimed
            .filter(({ position }) => position === line.position)
            .reduce((total, { quantity }) => total + quantity, 0)
          expect(sum).toBeLessThanOrEqual(maxClaimable(line))
        }
      }),
    )
  })
})

test('a claim only moves forward and closes after an answer', () => {
  for (const state of claimStates)
    for (const transition of claimTransitions) {
      const next = claimStateAfter(state, transition)
      if (next) expect(claimStates.indexOf(next)).toBeGreaterThanOrEqual(claimStates.indexOf(state))
    }
  expect(claimStates.filter((state) => claimStateAfter(state, 'CLOSE'))).toEqual(['ANSWERED'])
  expect(claimTransitions.filter((transition) => claimStateAfter('CLOSED', transition))).toEqual([])
})
