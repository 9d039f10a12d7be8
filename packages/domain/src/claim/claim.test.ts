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

describe('what is claimed', () => {
  test('may be what was ordered and did not come, and what came above what was ordered', () => {
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
  ])('is not %s', (_what, line, type) => {
    expect(checkClaim('QUALITY', [line], lines)).toMatchObject({ ok: false, refusal: { type } })
  })

  test('names goods where goods are at fault, and need not where the delivery is', () => {
    for (const type of claimTypes) expect(checkClaim(type, [], lines).ok).toBe(!namesLines(type))
  })

  test('never comes to more than there was of a line, however it is split', () => {
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

test('a claim only ever goes forward, and is closed once it was answered', () => {
  for (const state of claimStates)
    for (const step of claimTransitions) {
      const next = claimStateAfter(state, step)
      if (next) expect(claimStates.indexOf(next)).toBeGreaterThanOrEqual(claimStates.indexOf(state))
    }
  expect(claimStates.filter((state) => claimStateAfter(state, 'CLOSE'))).toEqual(['ANSWERED'])
  expect(claimTransitions.filter((step) => claimStateAfter('CLOSED', step))).toEqual([])
})
