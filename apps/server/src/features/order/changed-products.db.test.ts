import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { applyTransitions, onHand, pickTestLines, placeTestOrder } from './order.fixture.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const change = (product: number, columns: string) =>
  shop.deps.pool.query(`update product set ${columns} where id = ${product}`)

async function confirmed(product: number, unit: '1' | '2', quantity: number) {
  const number = await placeTestOrder(shop, 'a1', { lines: [[product, unit, quantity]] })
  await applyTransitions(shop, number, 'CONFIRM')
  return number
}

async function line() {
  const { rows } = await shop.deps.pool.query(
    'select allocated_base_units as reserved, missing_base_units as missing from order_line',
  )
  return rows[0]
}

describe('an order of a product that an import has changed since', () => {
  test.each([1, 12, 24, 60])(
    'takes the boxes that were ordered, whatever a box holds now: %i',
    async (now) => {
      const number = await confirmed(products.beans, '2', 2)
      const left = await onHand(shop, products.beans)
      const { reserved } = await line()
      await change(products.beans, `unit_rate1 = ${now}`)
      await pickTestLines(shop, number, { position: 1, supplied: 2000 })
      expect(await line()).toEqual({ reserved, missing: 0 })
      expect(await onHand(shop, products.beans)).toBe(left)
    },
  )

  test('takes the weight of the pieces that were ordered', async () => {
    await change(products.mince, `allow_sales = '3', weight_grams = 500, catalogue_version = 2`)
    await shop.deps.pool.query(`update price set price = 40000 where product_id = ${products.mince}`)
    await shop.deps.pool.query(`update version set n = 2 where name = 'catalogue'`)
    await shop.deps.catalogue.syncTo(2)
    const number = await confirmed(products.mince, '1', 4)
    await change(products.mince, 'weight_grams = 600')
    await pickTestLines(shop, number, { position: 1, supplied: 3000 })
    expect(await line()).toEqual({ reserved: 1500, missing: 500 })
  })

  test('puts no grams among pieces', async () => {
    const pick = fc.record({ supplied: fc.option(fc.integer({ min: 0, max: 5750 })) })
    await fc.assert(
      fc.asyncProperty(fc.array(pick, { maxLength: 3 }), fc.boolean(), async (picks, isCancelled) => {
        const number = await confirmed(products.mince, '2', 5)
        await change(products.mince, `unit2 = ''`)
        await shop.deps.pool.query(`update stock_level set on_hand = 40 where product_id = ${products.mince}`)
        for (const { supplied } of picks)
          await pickTestLines(shop, number, { position: 1, supplied, agreedBy: 'Ada' })
        if (isCancelled) await applyTransitions(shop, number, 'CANCEL')
        expect(await onHand(shop, products.mince)).toBe(40)
        await change(products.mince, `unit2 = 'kg'`)
        await shop.deps.pool.query('update stock_level set on_hand = 50000')
      }),
      { numRuns: 10 },
    )
  })
})
