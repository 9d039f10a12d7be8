import type { Basket } from '@provender/domain/basket/basket'
import type { BasketProduct } from '@provender/domain/basket/context'
import type { BasketId, ProductId } from '@provender/domain/ids'
import type { Quantity, UnitPrice } from '@provender/domain/money/money'
import { expect, test } from 'vitest'
import { productWithBoxOf } from './basket-tab.fixture.ts'
import { totalsWithChanges } from './totals-with-changes.ts'

function basketOf(quantity: number, priceWhenAdded: number | null): Basket {
  const line = {
    productId: 1 as ProductId,
    unit: '1',
    quantity: (quantity * 1000) as Quantity,
    priceWhenAdded: priceWhenAdded as UnitPrice | null,
    piecesPerBoxWhenAdded: null,
    note: '',
    substitutionWish: null,
    changedBy: null,
  } as const
  return {
    id: 'weekly' as BasketId,
    name: 'Weekly',
    isActive: true,
    createdAtMs: 0,
    updatedAtMs: 0,
    deviceId: null,
    fulfilmentMethod: null,
    lines: quantity === 0 ? [] : [line],
  }
}

test.each<[Basket, Basket, string]>([
  [basketOf(2, 18_000), basketOf(3, 18_000), '5.40'],
  [basketOf(2, null), basketOf(3, 18_000), '5.40'],
  [basketOf(2, 18_000), basketOf(3, null), '5.40'],
  [basketOf(2, 18_000), basketOf(0, null), '0.00'],
  [basketOf(2, null), basketOf(3, null), '3.60'],
  [basketOf(2, null), basketOf(0, null), '0.00'],
])('a changed line counts once, at one price', (before, now, total) => {
  const counted = { baskets: [before], totals: new Map([[before.id, '3.60']]) }
  expect(totalsWithChanges(counted, [now], () => undefined).get(before.id)).toBe(total)
})

test.each([
  [basketOf(0, 18_000), '9.00'],
  [basketOf(0, null), '1.00'],
  [basketOf(1, 18_000), '1.00'],
])('the total is nothing for an empty basket, and never below', (now, counted) => {
  const before = basketOf(3, 18_000)
  const totals = new Map([[before.id, counted]])
  expect(totalsWithChanges({ baskets: [before], totals }, [now], () => undefined).get(before.id)).toBe('0.00')
})

test('a line that cannot be ordered is not counted', () => {
  const [before, now] = [basketOf(2, 18_000), basketOf(1, 18_000)]
  const counted = { baskets: [before], totals: new Map([[before.id, '5.00']]) }
  const product = { ...productWithBoxOf(12), netPrice: () => 18_000 as UnitPrice }
  const totalWith = (changed: Partial<BasketProduct>) =>
    totalsWithChanges(counted, [now], () => ({ ...product, ...changed })).get(before.id)
  expect(totalWith({})).toBe('3.20')
  expect(totalWith({ sellable: 0 })).toBe('5.00')
  expect(totalWith({ netPrice: () => null })).toBe('5.00')
})

test('boxes of which the stock fills not one are counted, as the server counts what is short', () => {
  const boxes = (quantity: number) => {
    const basket = basketOf(quantity, 18_000)
    return { ...basket, lines: basket.lines.map((line) => ({ ...line, unit: '2' as const })) }
  }
  const counted = { baskets: [boxes(2)], totals: new Map([['weekly' as BasketId, '3.60']]) }
  const few = { ...productWithBoxOf(12), sellable: 5, netPrice: () => 18_000 as UnitPrice }
  expect(totalsWithChanges(counted, [boxes(3)], () => few).get('weekly' as BasketId)).toBe('5.40')
})
