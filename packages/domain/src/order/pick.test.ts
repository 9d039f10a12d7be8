import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineNet, type Minor, type Quantity, type UnitPrice } from '../money/money.ts'
import { lineVat } from '../money/vat.ts'
import {
  isDoubtfulSubstitute,
  maxQuantityOf,
  noConsent,
  pickLine,
  type PickableLine,
  stockAfterPick,
  substitutePrice,
  totalsNow,
} from './pick.ts'

const line = (change: Partial<Record<keyof PickableLine, unknown>> = {}): PickableLine =>
  ({
    unitKind: 'kg',
    ordered: 5000,
    unitNet: 65_000,
    vatBasisPoints: 2000,
    marginBasisPoints: 1500,
    ...change,
  }) as PickableLine

const cardHeld = { isCardHeld: true, consent: noConsent }
const unheld = { isCardHeld: false, consent: noConsent }
const agreed = (weighedAgain: number | null = null) => ({
  isCardHeld: false,
  consent: { agreedBy: 'Anna Nowak, by phone', weighedAgain },
})

test('a substitute is doubtful from three times the worth of what it replaces', () => {
  const substitute = (quantity: number) => ({ quantity: quantity as Quantity, vatBasisPoints: 2000 })
  // £6.50 each, so £7.80 with VAT.
  const isDoubtful = (quantity: number) =>
    isDoubtfulSubstitute(65_000 as UnitPrice, substitute(quantity), 1000 as Minor)
  expect([1000, 3000, 4000].map(isDoubtful)).toEqual([false, false, true])
})

describe('a picked line', () => {
  test('by weight costs its weight at the price of the order', () => {
    expect(pickLine(line(), 4873, cardHeld)).toEqual({
      ok: true,
      value: { supplied: 4873, net: 3167, vat: 633 },
    })
  })

  test('by weight is at most 15 % heavier than ordered if a card was authorised', () => {
    expect(maxQuantityOf(line())).toBe(5750)
    expect(pickLine(line(), 5750, cardHeld).ok).toBe(true)
    expect(pickLine(line(), 5751, cardHeld)).toEqual({
      ok: false,
      refusal: { type: 'MORE_THAN_HELD', maxQuantity: 5750 },
    })
  })

  test('by weight above the margin needs somebody’s agreement, and a card never pays for it', () => {
    expect(pickLine(line(), 5750, unheld).ok).toBe(true)
    expect(pickLine(line(), 5751, unheld)).toEqual({
      ok: false,
      refusal: { type: 'ABOVE_MARGIN', maxQuantity: 5750 },
    })
    expect(pickLine(line(), 9000, agreed())).toEqual({
      ok: true,
      value: { supplied: 9000, net: 5850, vat: 1170 },
    })
    expect(pickLine(line(), 9000, { ...agreed(9000), isCardHeld: true })).toMatchObject({
      refusal: { type: 'MORE_THAN_HELD', maxQuantity: 5750 },
    })
    expect(pickLine(line({ marginBasisPoints: 0 }), 5001, unheld).ok).toBe(false)
  })

  test('by weight of three times the order or more is entered twice', () => {
    expect(pickLine(line(), 14_999, agreed()).ok).toBe(true)
    for (const again of [null, 4873, 4_873_001])
      expect(pickLine(line(), 4_873_000, agreed(again))).toEqual({
        ok: false,
        refusal: { type: 'WEIGH_AGAIN', maxQuantity: 5750 },
      })
    expect(pickLine(line(), 15_000, agreed(15_000)).ok).toBe(true)
    expect(pickLine(line(), 15_000, { ...unheld, consent: { agreedBy: '', weighedAgain: 15_000 } }).ok).toBe(
      false,
    )
  })

  test('by weight of less than a third of the order needs a named yes, also with a card, and nothing does not', () => {
    for (const isCardHeld of [true, false]) {
      expect(pickLine(line(), 1667, { ...unheld, isCardHeld }).ok).toBe(true)
      for (const light of [1, 500, 1666]) {
        expect(pickLine(line(), light, { ...unheld, isCardHeld })).toEqual({
          ok: false,
          refusal: { type: 'FAR_TOO_LIGHT', maxQuantity: 5750 },
        })
        expect(pickLine(line(), light, { ...agreed(), isCardHeld }).ok).toBe(true)
      }
      expect(pickLine(line(), 0, { ...unheld, isCardHeld }).ok).toBe(true)
    }
  })

  test('of boxes is an integer and never more than ordered', () => {
    const boxes = line({ unitKind: 'box', ordered: 3000 })
    expect(pickLine(boxes, 2000, unheld)).toMatchObject({ ok: true, value: { net: 1300 } })
    expect(pickLine(boxes, 2500, unheld)).toMatchObject({
      refusal: { type: 'NOT_A_QUANTITY' },
    })
    expect(pickLine(boxes, 4000, unheld)).toMatchObject({
      refusal: { type: 'MORE_THAN_ORDERED', maxQuantity: 3000 },
    })
    expect(pickLine(boxes, -1000, unheld)).toMatchObject({
      refusal: { type: 'NOT_A_QUANTITY' },
    })
  })

  test('with nothing supplied costs nothing', () => {
    expect(pickLine(line(), 0, cardHeld)).toEqual({ ok: true, value: { supplied: 0, net: 0, vat: 0 } })
  })
})

describe('the stock of a picked line', () => {
  test('that is short counts as missing and is not sold again', () => {
    const reserved = { allocated: 10, missing: 0, returned: 0 }
    expect(stockAfterPick(reserved, { needed: 8, onHand: 40, isWeighed: false })).toMatchObject({
      allocated: 8,
      missing: 2,
      onHandChange: 0,
    })
  })

  test('that weighs less returns the rest to stock, and that weighs more takes it from stock', () => {
    const reserved = { allocated: 5000, missing: 0, returned: 0 }
    const weigh = (needed: number) => stockAfterPick(reserved, { needed, onHand: 60, isWeighed: true })
    expect(weigh(4873)).toMatchObject({ allocated: 4873, missing: 0, onHandChange: 127 })
    expect(weigh(5020)).toMatchObject({ allocated: 5020, missing: 0, onHandChange: -20 })
    expect(weigh(5100)).toMatchObject({ allocated: 5060, missing: 0, onHandChange: -60 })
  })

  test('is conserved through picks, corrections and cancellations, and never negative', () => {
    fc.assert(
      fc.property(
        fc.nat(100),
        fc.nat(50),
        fc.boolean(),
        fc.array(fc.nat(80), { maxLength: 8 }),
        (stock, allocated, isWeighed, picks) => {
          let cardHeld = { allocated, missing: 0, returned: 0 }
          let onHand = stock
          for (const needed of picks) {
            const after = stockAfterPick(cardHeld, { needed, onHand, isWeighed })
            onHand += after.onHandChange
            cardHeld = after
            expect(onHand + cardHeld.allocated + cardHeld.missing).toBe(stock + allocated)
            expect(Math.min(onHand, cardHeld.allocated, cardHeld.missing)).toBeGreaterThanOrEqual(0)
            expect(cardHeld.allocated).toBeLessThanOrEqual(needed)
          }
          const last = picks.at(-1)
          if (last !== undefined) {
            const untouched = { allocated, missing: 0, returned: 0 }
            const once = stockAfterPick(untouched, { needed: last, onHand: stock, isWeighed })
            expect([cardHeld.allocated, cardHeld.missing, onHand]).toEqual([
              once.allocated,
              once.missing,
              stock + once.onHandChange,
            ])
          }
          // Cancelling returns the allocated quantity, but nothing that is missing.
          expect(onHand + cardHeld.allocated).toBe(stock + allocated - cardHeld.missing)
        },
      ),
    )
  })
})

describe('a substitute', () => {
  test('has the company’s own price unless that is higher', () => {
    const price = substitutePrice(
      9000 as UnitPrice,
      { quantity: 2000 as Quantity, vatBasisPoints: 0 },
      200 as Minor,
    )
    expect(price).toBe(9000)
  })

  test('never costs more than the replaced line, VAT included, and has the largest such price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.integer({ min: 1, max: 200_000 }),
        fc.constantFrom(0, 500, 2000, 2300),
        fc.integer({ min: 0, max: 500_000 }),
        (own, quantity, vatBasisPoints, gross) => {
          const substitute = { quantity: quantity as Quantity, vatBasisPoints }
          const price = substitutePrice(own as UnitPrice, substitute, gross as Minor)
          const net = lineNet(price, substitute.quantity)
          expect(net + lineVat(net, vatBasisPoints)).toBeLessThanOrEqual(gross)
          expect(price).toBeLessThanOrEqual(own)
          expect(price).toBeGreaterThanOrEqual(0)
        },
      ),
    )
    const twoBoxes = { quantity: 2000 as Quantity, vatBasisPoints: 2000 }
    const price = substitutePrice(146_400 as UnitPrice, twoBoxes, 2000 as Minor)
    const net = lineNet(price, twoBoxes.quantity)
    expect(net + lineVat(net, 2000)).toBe(2000)
  })
})

test('an order total uses supplied quantities, or ordered ones for lines not yet picked', () => {
  const charged = (net: number, suppliedNet: number | null) => ({
    vatBasisPoints: 2000,
    net: net as Minor,
    vat: (net / 5) as Minor,
    suppliedNet: suppliedNet as Minor | null,
    suppliedVat: suppliedNet === null ? null : ((suppliedNet / 5) as Minor),
  })
  expect(totalsNow([charged(1000, 900), charged(500, null), charged(700, 0)])).toMatchObject({
    net: 1400,
    vat: 280,
    gross: 1680,
  })
})
