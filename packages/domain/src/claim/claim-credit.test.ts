import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { claimCreditLines } from './claim-credit.ts'
import type { ClaimedLine } from './claim.ts'

const claimed = [
  { position: 1, quantity: 3000 },
  { position: 4, quantity: 1250 },
]

test('without lines, a claim is credited in full once', () => {
  expect(claimCreditLines({ claimed, credited: [] }, undefined)).toEqual({ ok: true, value: claimed })
  expect(claimCreditLines({ claimed, credited: claimed }, undefined)).toEqual({
    ok: false,
    refusal: { type: 'ALREADY_CREDITED' },
  })
})

test('after a partial credit, only the rest is credited', () => {
  const credited = [{ position: 1, quantity: 1000 }, claimed[1]!]
  expect(claimCreditLines({ claimed, credited }, undefined)).toEqual({
    ok: true,
    value: [{ position: 1, quantity: 2000 }],
  })
})

test.each<[string, readonly ClaimedLine[], object]>([
  [
    'more than is claimed',
    [{ position: 1, quantity: 4000 }],
    { type: 'MORE_THAN_CLAIMED', position: 1, maxQuantity: 3000 },
  ],
  [
    'one line in two parts that exceed it',
    [
      { position: 1, quantity: 2000 },
      { position: 1, quantity: 2000 },
    ],
    { type: 'MORE_THAN_CLAIMED', position: 1, maxQuantity: 3000 },
  ],
  ['a line that is not claimed', [{ position: 2, quantity: 1000 }], { type: 'NOT_CLAIMED', position: 2 }],
])('a credit of %s is refused', (_what, credits, refusal) => {
  expect(claimCreditLines({ claimed, credited: [] }, credits)).toEqual({ ok: false, refusal })
})

test('a claim that names no lines is limited by the invoice alone', () => {
  const credits = [{ position: 9, quantity: 1000 }]
  expect(claimCreditLines({ claimed: [], credited: credits }, credits)).toEqual({ ok: true, value: credits })
})

test('credit notes of a claim never exceed the claim', () => {
  const line = fc.record({
    position: fc.integer({ min: 1, max: 3 }),
    quantity: fc.integer({ min: 1, max: 4000 }),
  })
  const lines = fc.uniqueArray(line, { minLength: 1, maxLength: 3, selector: ({ position }) => position })
  const creditRequests = fc.array(fc.option(fc.array(line, { maxLength: 4 }), { nil: undefined }), {
    maxLength: 8,
  })
  fc.assert(
    fc.property(lines, creditRequests, (named, credits) => {
      let credited: readonly ClaimedLine[] = []
      for (const credit of credits) {
        const decided = claimCreditLines({ claimed: named, credited }, credit)
        if (decided.ok) credited = [...credited, ...decided.value]
      }
      for (const { position, quantity } of named) {
        const sum = credited
          .filter((each) => each.position === position)
          .reduce((total, each) => total + each.quantity, 0)
        expect(sum).toBeLessThanOrEqual(quantity)
      }
      expect(credited.every(({ position }) => named.some((each) => each.position === position))).toBe(true)
    }),
  )
})
