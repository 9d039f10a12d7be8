import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Minor } from '../money/money.ts'
import { findPaymentRefusal } from './payment-consent.ts'

const money = fc.integer({ min: 0, max: 10_000_000 }) as fc.Arbitrary<Minor>
const nobody = { agreedBy: '', amountAgain: null }
const somebody = { agreedBy: 'Anna Nowak, by phone', amountAgain: null }

test('a payment above what is owed needs a name, and from three times as much the amount again', () => {
  fc.assert(
    fc.property(money, money, money, (owed, amount, again) => {
      const paid = { amount, owed }
      const isMore = amount > owed
      expect(findPaymentRefusal(paid, nobody)?.type).toBe(isMore ? 'MORE_THAN_OWED' : undefined)
      expect(findPaymentRefusal(paid, { ...nobody, agreedBy: '-' })?.type).toBe(
        isMore ? 'MORE_THAN_OWED' : undefined,
      )
      const isTyped = isMore && amount >= 3 * owed
      expect(findPaymentRefusal(paid, somebody)?.type).toBe(isTyped ? 'ENTER_AGAIN' : undefined)
      expect(findPaymentRefusal(paid, { ...somebody, amountAgain: again })?.type).toBe(
        isTyped && again !== amount ? 'ENTER_AGAIN' : undefined,
      )
      expect(findPaymentRefusal(paid, { ...somebody, amountAgain: amount })).toBeUndefined()
    }),
  )
})

test('an amount without its point is always asked about', () => {
  fc.assert(
    fc.property(money, (owed) => {
      fc.pre(owed > 0)
      const typed = { amount: (owed * 100) as Minor, owed }
      expect(findPaymentRefusal(typed, nobody)).toEqual({ type: 'MORE_THAN_OWED', maxAmount: owed })
      expect(findPaymentRefusal(typed, somebody)).toEqual({ type: 'ENTER_AGAIN', maxAmount: owed })
    }),
  )
})
