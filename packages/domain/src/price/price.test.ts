import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { UnitPrice } from '../money/money.ts'
import { selectPrice, netOnly, netPrice, type Price, type PricesOfProduct } from './price.ts'

const priceWith = (
  price: number | null,
  parcelPrice: number | null = null,
  discountBasisPoints = 0,
): Price => ({
  priceId: 1,
  price: price as UnitPrice | null,
  parcelPrice: parcelPrice as UnitPrice | null,
  discountBasisPoints,
})
const none: PricesOfProduct = { standard: null, private: null, promo: null, clearance: null }
const byKind = { precedence: 'kind', hideStandard: false } as const

describe('the price of a unit', () => {
  test('is the clearance price, else promo, else private, else standard', () => {
    const all = {
      standard: priceWith(400),
      private: priceWith(300),
      promo: priceWith(350),
      clearance: priceWith(380),
    }
    expect(selectPrice(all, '1', byKind)?.kind).toBe('clearance')
    expect(selectPrice({ ...all, clearance: null }, '1', byKind)?.kind).toBe('promo')
    expect(selectPrice({ ...all, clearance: null, promo: null }, '1', byKind)?.kind).toBe('private')
    expect(selectPrice({ ...none, standard: priceWith(400) }, '1', byKind)).toEqual({
      kind: 'standard',
      net: 400,
      old: null,
    })
  })

  test('is the lowest price if the wholesaler configures it', () => {
    const all = {
      standard: priceWith(400),
      private: priceWith(300),
      promo: priceWith(350),
      clearance: priceWith(380),
    }
    const lowest = { precedence: 'lowest', hideStandard: false } as const
    expect(selectPrice(all, '1', lowest)).toEqual({ kind: 'private', net: 300, old: 400 })
    expect(selectPrice({ ...all, promo: priceWith(300) }, '1', lowest)?.kind).toBe('promo')
  })

  test('applies the discount of its own kind', () => {
    expect(netPrice(priceWith(1000, null, 2500), '1')).toBe(750)
    expect(selectPrice({ ...none, standard: priceWith(1000, null, 2500) }, '1', byKind)).toEqual({
      kind: 'standard',
      net: 750,
      old: null,
    })
  })

  test('skips a kind without a price for the unit, or with a price of 0', () => {
    const prices = {
      ...none,
      standard: priceWith(400, 900),
      promo: priceWith(350),
      private: priceWith(0, 800),
    }
    expect(selectPrice(prices, '2', byKind)).toEqual({ kind: 'private', net: 800, old: 900 })
    expect(selectPrice({ ...none, standard: priceWith(0) }, '1', byKind)).toBeNull()
  })

  test('never uses a hidden standard price, not even as the old price', () => {
    const hidden = { precedence: 'kind', hideStandard: true } as const
    expect(selectPrice({ ...none, standard: priceWith(400) }, '1', hidden)).toBeNull()
    expect(selectPrice({ ...none, standard: priceWith(400), promo: priceWith(300) }, '1', hidden)).toEqual({
      kind: 'promo',
      net: 300,
      old: null,
    })
  })

  test('has an old price only if it is below the standard price', () => {
    const prices = fc.record({
      standard: fc.option(fc.nat(500).map((n) => priceWith(n))),
      private: fc.option(fc.nat(500).map((n) => priceWith(n))),
      promo: fc.option(fc.nat(500).map((n) => priceWith(n))),
      clearance: fc.option(fc.nat(500).map((n) => priceWith(n))),
    })
    fc.assert(
      fc.property(prices, fc.constantFrom('kind' as const, 'lowest' as const), (rows, precedence) => {
        const chosen = selectPrice(rows, '1', { precedence, hideStandard: false })
        const standard = rows.standard && netPrice(rows.standard, '1')
        if (chosen === null) return
        expect(chosen.net).toBeGreaterThan(0)
        expect(chosen.old).toBe(standard !== null && chosen.net < standard ? standard : null)
      }),
    )
  })
})

test('a net-only price costs the same and does not reveal the list price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }),
      fc.option(fc.integer({ min: 0, max: 1e9 })),
      fc.integer({ min: 0, max: 10_000 }),
      (price, parcelPrice, discount) => {
        const listed = priceWith(price, parcelPrice, discount)
        const visible = netOnly(listed)
        expect(visible.discountBasisPoints).toBe(0)
        expect([netPrice(visible, '1') ?? 0, netPrice(visible, '2') ?? 0]).toEqual([
          netPrice(listed, '1') ?? 0,
          netPrice(listed, '2') ?? 0,
        ])
      },
    ),
  )
  expect(netOnly(priceWith(1000, 12_000, 3000))).toEqual(priceWith(700, 8400))
})

describe('a price that comes to 0.00', () => {
  const kinds = ['standard', 'private', 'promo', 'clearance'] as const
  const units = ['1', '2'] as const
  const listed = fc.integer({ min: 0, max: 60_000 })
  const discount = fc.integer({ min: 0, max: 10_000 })

  test('is no price for any kind, unit or discount', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.constantFrom(...units),
        listed,
        discount,
        fc.boolean(),
        (kind, unit, price, percent, isLowest) => {
          const prices = { ...none, [kind]: priceWith(price, price, percent) }
          const precedence = isLowest ? 'lowest' : 'kind'
          const chosen = selectPrice(prices, unit, { precedence, hideStandard: false })
          const net = Math.round((price * (10_000 - percent)) / 10_000)
          expect(chosen?.net ?? 0).toBe(net)
          expect(chosen === null).toBe(net === 0)
          // The same holds on a device that receives net prices only.
          const visible = netOnly(priceWith(price, price, percent))
          expect(netPrice(visible, unit)).toBe(chosen?.net ?? null)
          expect(visible.price === 0 || visible.parcelPrice === 0).toBe(false)
        },
      ),
    )
  })

  test('does not hide a price of another kind', () => {
    const prices = { ...none, standard: priceWith(400), promo: priceWith(100, null, 9999) }
    for (const precedence of ['kind', 'lowest'] as const)
      expect(selectPrice(prices, '1', { precedence, hideStandard: false })).toMatchObject({
        kind: 'standard',
        net: 400,
      })
  })
})
