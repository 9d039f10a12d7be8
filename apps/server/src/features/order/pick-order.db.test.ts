import type { OrderNumber } from '@provender/domain/ids'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { onHand, pickTestLines, placeTestOrder, applyTransitions } from './order.fixture.ts'
import { pickOrder } from './pick-order.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const supplied = (number: OrderNumber) =>
  shop.get(
    'a1',
    `query ($number: String!) { order(number: $number) {
      totals { net vat gross } orderedTotals { gross } lineCount firstLines { code }
      lines { position code quantity net suppliedQuantity suppliedNet price substitutesPosition }
    } }`,
    { number },
  )

async function picking(lines: readonly (readonly [number, '1' | '2', number])[]): Promise<OrderNumber> {
  const number = await placeTestOrder(shop, 'a1', { lines })
  await applyTransitions(shop, number, 'CONFIRM')
  return number
}

describe('picking', () => {
  test('charges the weight and the boxes supplied, and keeps what was ordered', async () => {
    const number = await picking([
      [products.mince, '2', 5],
      [products.cola, '2', 2],
    ])
    expect(
      await pickTestLines(shop, number, { position: 1, supplied: 4873 }, { position: 2, supplied: 1000 }),
    ).toBe('PICKING')
    const { order } = await supplied(number)
    // 4.873 kg × £6.50 = £31.67 at 0 %; one box of cola £9.36 and £1.87 VAT.
    expect(order).toMatchObject({
      totals: { net: '41.03', vat: '1.87', gross: '42.90' },
      orderedTotals: { gross: '54.96' },
      lines: [
        { quantity: 5, net: '32.50', suppliedQuantity: 4.873, suppliedNet: '31.67' },
        { quantity: 2, net: '18.72', suppliedQuantity: 1, suppliedNet: '9.36' },
      ],
    })
    // Weight that was not needed can be sold again; the missing box cannot.
    expect(await onHand(shop, products.mince)).toBe(50_000 - 4873)
    expect(await onHand(shop, products.cola)).toBe(240 - 48)
  })

  test('records every change, including corrections', async () => {
    const number = await picking([[products.mince, '2', 5]])
    await pickTestLines(shop, number, { position: 1, supplied: 5100 })
    await pickTestLines(shop, number, { position: 1, supplied: 5010 })
    const { rows } = await shop.deps.pool.query(
      'select quantity_before, quantity_after, net_before, net_after, note from order_adjustment order by id',
    )
    expect(rows).toEqual([
      { quantity_before: 5000, quantity_after: 5100, net_before: 3250, net_after: 3315, note: 'as weighed' },
      { quantity_before: 5100, quantity_after: 5010, net_before: 3315, net_after: 3257, note: 'as weighed' },
    ])
    expect(await onHand(shop, products.mince)).toBe(50_000 - 5010)
  })

  test('charges a substitute no more than what it replaces, and returns it on correction', async () => {
    const number = await picking([[products.cola, '2', 1]])
    const rice = { code: '800001', unit: '1', quantity: 10_000 } as const
    await pickTestLines(shop, number, { position: 1, supplied: 0, substitute: rice })
    const { order } = await supplied(number)
    // Ten of rice are £15.00; the box of cola was £11.23 including VAT.
    expect(order).toMatchObject({ totals: { gross: '11.23' }, lineCount: 1 })
    expect(order.firstLines).toEqual([{ code: order.lines[0].code }])
    expect(order.lines[1]).toMatchObject({
      code: '800001',
      price: '1.123',
      suppliedQuantity: 10,
      substitutesPosition: 1,
    })
    expect(await onHand(shop, products.promoted)).toBe(990)
    await pickTestLines(shop, number, { position: 1, supplied: 1000 })
    expect((await supplied(number)).order.totals).toMatchObject({ net: '9.36', gross: '11.23' })
    expect(await onHand(shop, products.promoted)).toBe(1000)
    expect(await applyTransitions(shop, number, 'CANCEL')).toBe('CANCELLED')
    expect([await onHand(shop, products.cola), await onHand(shop, products.promoted)]).toEqual([240, 1000])
  })

  test('refuses impossible picks and writes nothing', async () => {
    const number = await picking([
      [products.cola, '2', 2],
      [products.mince, '2', 1],
    ])
    const rice = { code: '800001', unit: '1', quantity: 1000 } as const
    expect(await pickTestLines(shop, number, { position: 1, supplied: 3000 })).toBe('LINE_REFUSED')
    expect(await pickTestLines(shop, number, { position: 3, supplied: 0 })).toBe('LINE_NOT_FOUND')
    expect(await pickTestLines(shop, number, { position: 1, supplied: 2000, substitute: rice })).toBe(
      'NOTHING_TO_REPLACE',
    )
    const halves = [2, 1].map((boxes) => ({ position: 1, supplied: boxes * 1000 }))
    expect(await pickTestLines(shop, number, ...halves)).toBe('LINE_REFUSED')
    const unknown = { ...rice, code: 'nothing' }
    expect(await pickTestLines(shop, number, { position: 1, supplied: 0, substitute: unknown })).toBe(
      'SUBSTITUTE_NOT_FOUND',
    )
    expect(await applyTransitions(shop, number, 'PACK')).toBe('NOT_NOW')
    const { rows } = await shop.deps.pool.query('select state, version from orders')
    expect(rows).toEqual([{ state: 'CONFIRMED', version: 2 }])
  })

  test('of the rest leaves a line that a colleague picks short meanwhile', async () => {
    const number = await picking([
      [products.cola, '2', 2],
      [products.mince, '2', 5],
      [products.beans, '1', 10],
    ])
    const colleaguePicks = async () => {
      expect(await pickTestLines(shop, number, { position: 3, supplied: 8000 })).toBe('PICKING')
      return new Map()
    }
    const picked = await pickOrder(
      { ...shop.deps, substituteOffers: colleaguePicks },
      { kind: 'STAFF', staffId: null },
      { order: { number, version: null }, lines: [{ position: 1, supplied: 1000 }], rest: true, note: '' },
    )
    expect(picked).toMatchObject({ ok: true })
    const { order } = await supplied(number)
    expect(order.lines.map((line: { suppliedQuantity: number }) => line.suppliedQuantity)).toEqual([1, 5, 8])
  })

  test('keeps total stock constant, whatever is picked, corrected, replaced or cancelled', async () => {
    const substitute = fc.record({
      code: fc.constantFrom('800001', '300001'),
      unit: fc.constant('1' as const),
      quantity: fc.integer({ min: 1, max: 3 }).map((units) => units * 1000),
    })
    const pick = fc
      .constantFrom({ position: 1, ordered: 5 }, { position: 2, ordered: 1 })
      .chain(({ position, ordered }) =>
        fc.record({
          position: fc.constant(position),
          supplied: fc.option(fc.nat(ordered).map((units) => units * 1000)),
          substitute: fc.option(substitute, { nil: undefined, freq: 2 }),
        }),
      )
    // May name a line twice, which is refused.
    const picks = fc.array(pick, { minLength: 1, maxLength: 3 })
    const totalUnits = async () => {
      const { rows } = await shop.deps.pool.query(
        `select product_id, on_hand + coalesce((select sum(allocated_base_units + missing_base_units)
          from order_line l where l.product_id = s.product_id), 0)::bigint as units
        from stock_level s order by product_id`,
      )
      return rows
    }
    await fc.assert(
      fc.asyncProperty(fc.array(picks, { maxLength: 4 }), fc.boolean(), async (picked, isCancelled) => {
        const number = await picking([
          [products.mince, '2', 4],
          [products.beans, '2', 1],
        ])
        const earlier = await totalUnits()
        for (const lines of picked) await pickTestLines(shop, number, ...lines)
        expect(await totalUnits()).toEqual(earlier)
        if (isCancelled) await applyTransitions(shop, number, 'CANCEL')
        expect(await totalUnits()).toEqual(earlier)
        await shop.deps.pool.query('update stock_level set on_hand = 100000')
      }),
      { numRuns: 20 },
    )
  })
})
