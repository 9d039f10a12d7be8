import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop, type TestUser } from '../../testing/test-shop.ts'
import { importText } from '../import/import-text.fixture.ts'
import { priceImporter } from '../import/prices/price-importer.ts'
import { notifyPriceDrops } from './price-drop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const like = (caller: TestUser, ...ids: readonly number[]) =>
  shop.get(caller, 'mutation ($ids: [Int64!]!) { addFavorites(productId: $ids) }', { ids })

const notificationsOf = async (caller: TestUser): Promise<readonly (string | null)[]> => {
  const { notifications } = await shop.get(
    caller,
    '{ notifications(limit: 100) { notifications { notificationType product { code } } } }',
  )
  return notifications.notifications.map(
    (each: { notificationType: string; product: { code: string } | null }) => {
      expect(each.notificationType).toBe('PRICE_DROP')
      return each.product?.code ?? null
    },
  )
}

async function notifyDrops(server: TestShop = shop): Promise<void> {
  const { rows } = await shop.deps.pool.query("select n from version where name = 'catalogue'")
  await server.deps.catalogue.syncTo(rows[0].n)
  await notifyPriceDrops(server.deps)
}

interface Priced {
  readonly kind?: 'standard' | 'private' | 'promo'
  readonly each: number | null
  readonly box?: number | null
  readonly discount?: number
  readonly from?: string
}

const beansBox = 1464

/** Changes a price without a check. A private one belongs to company A. */
const change = (product: number, { kind = 'standard', each, box = null, discount = 0, from }: Priced) =>
  shop.deps.pool.query(
    `with next as (update version set n = n + 1 where name = 'catalogue' returning n),
      marked as (update product set catalogue_version = n from next where id = $1)
    insert into price (product_id, kind, price_list_id, price, parcel_price, discount_basis_points, starts_on)
    values ($1, $2, case $2 when 'private' then 1 end, $3, $4, $5, $6)
    on conflict (product_id, kind, price_list_id, starts_on) do update
      set price = excluded.price, parcel_price = excluded.parcel_price, discount_basis_points = excluded.discount_basis_points`,
    [product, kind, each && each * 100, box && box * 100, discount, from ?? null],
  )

async function price(product: number, priced: Priced): Promise<void> {
  await change(product, priced)
  await notifyDrops()
}

const beans = '104033'

describe('a lower price', () => {
  test('notifies users with the favourite once, if their own price fell', async () => {
    await like('a1', products.beans)
    await like('b1', products.beans)
    // Company A pays £13.20 for the box, regardless of other companies' prices.
    await price(products.beans, { each: 64, box: 1400 })
    await notifyDrops()
    expect(await notificationsOf('a1')).toEqual([])
    expect(await notificationsOf('b1')).toEqual([beans])
    await price(products.beans, { kind: 'private', each: null, box: 1310 })
    expect(await notificationsOf('a1')).toEqual([beans])
    expect(await notificationsOf('a2')).toEqual([])
    expect(await notificationsOf('b1')).toEqual([beans])
  })

  test('notifies once if it goes up and down, and again below that or after a week', async () => {
    await like('b1', products.beans)
    const boxes = async (...prices: readonly number[]) => {
      for (const box of prices) await price(products.beans, { each: 64, box })
      return (await notificationsOf('b1')).length
    }
    expect(await boxes(1400, 1500, 1400, 1499, 1450)).toBe(1)
    expect(await boxes(1399)).toBe(2)
    expect(await boxes(1464, 1399, 1464)).toBe(2)
    shop.clock.advance(8 * 86_400_000)
    expect(await boxes(1399)).toBe(3)
  })

  test('of a piece is reported although the box was reported before', async () => {
    await like('b1', products.beans)
    await price(products.beans, { each: 64, box: 1400 })
    await price(products.beans, { each: 60, box: 1400 })
    expect(await notificationsOf('b1')).toEqual([beans, beans])
  })

  test('is not reported again because the other unit fell in between, nor kept quiet for longer', async () => {
    await like('b1', products.beans)
    const day = 86_400_000
    const countAfter = async (each: number, box: number): Promise<number> => {
      await price(products.beans, { each, box })
      return (await notificationsOf('b1')).length
    }
    expect(await countAfter(60, beansBox)).toBe(1)
    expect(await countAfter(64, beansBox)).toBe(1)
    shop.clock.advance(4 * day)
    expect(await countAfter(64, 1400)).toBe(2)
    expect(await countAfter(60, 1400)).toBe(2)
    expect(await countAfter(64, beansBox)).toBe(2)
    shop.clock.advance(4 * day)
    expect(await countAfter(64, 1400)).toBe(2)
    expect(await countAfter(60, 1400)).toBe(3)
  })

  test('of one unit or both is one notification, and a discount counts', async () => {
    await like('b1', products.beans)
    await price(products.beans, { each: 60, box: 1400 })
    await price(products.beans, { each: 60, box: 1400, discount: 250 })
    expect(await notificationsOf('b1')).toEqual([beans, beans])
  })

  test('by a promotion is notified on its first day', async () => {
    await like('b1', products.beans)
    await price(products.beans, { kind: 'promo', each: 50, from: '2026-11-24' })
    expect(await notificationsOf('b1')).toEqual([])
    shop.clock.advance(86_400_000)
    await notifyDrops()
    await notifyDrops()
    expect(await notificationsOf('b1')).toEqual([beans])
  })

  test('does not notify if there was or is no price, or if the favourite is newer', async () => {
    await like('b1', products.priceless, products.promoted)
    await price(products.priceless, { each: 300 })
    await price(products.promoted, { kind: 'promo', each: null, from: '2026-11-20' })
    await like('b1', products.beans)
    await notifyDrops()
    expect(await notificationsOf('b1')).toEqual([])
  })

  test('does not notify inactive users, or users with hidden standard prices', async () => {
    await shop.deps.pool.query(`insert into favourite (login_id, product_id) values (3, ${products.beans})`)
    await shop.deps.pool.query('update company set hide_default_product_prices = true where id = 2')
    await like('b1', products.beans)
    await notifyDrops()
    await price(products.beans, { each: 10, box: 100 })
    expect((await shop.deps.pool.query('select from notification')).rows).toEqual([])
  })

  test('of many favourites at once is one notification', async () => {
    const five = [products.beans, products.mince, products.cola, products.soldOut, products.promoted]
    const lower = async (ids: readonly number[], each: number): Promise<void> => {
      for (const id of ids)
        await change(id, {
          each,
          box: each * 10,
          ...(id === products.promoted ? { kind: 'promo', from: '2026-11-20' } : {}),
        })
      await notifyDrops()
    }
    await lower([products.priceless], 60)
    await like('b1', ...five, products.priceless)
    await lower(five, 50)
    expect(new Set(await notificationsOf('b1'))).toEqual(
      new Set(['104033', '200001', '300001', '500001', '800001']),
    )
    await lower([...five, products.priceless], 40)
    expect(await notificationsOf('b1')).toHaveLength(6)
    expect((await notificationsOf('b1'))[0]).toBe(null)
  })

  test('by an import is notified, too', async () => {
    await like('b1', products.beans)
    await importText(shop.deps, priceImporter, ['code,price,box_price', `${beans},0.64,14.00`])
    await notifyDrops()
    expect(await notificationsOf('b1')).toEqual([beans])
  })
})

describe('servers that detect a lower price', () => {
  /** How many notifications eight servers send together. */
  async function countNotificationsBy(notify: typeof notifyPriceDrops): Promise<number> {
    await like('b1', products.beans)
    await notifyDrops()
    await change(products.beans, { each: 50, box: beansBox })
    const { rows } = await shop.deps.pool.query("select n from version where name = 'catalogue'")
    await shop.deps.catalogue.syncTo(rows[0].n)
    await Promise.all(Array.from({ length: 8 }, () => notify(shop.deps)))
    return (await notificationsOf('b1')).length
  }

  test('notify only once between them', async () => {
    expect(await countNotificationsBy(notifyPriceDrops)).toBe(1)
  })

  test('notify several times if they do not lock', async () => {
    let readers = 0
    const two = Promise.withResolvers<void>()
    const naive: typeof notifyPriceDrops = async ({ runLong }) =>
      runLong({ statementMs: 0, lockMs: 0, idleInTransactionMs: 0 }, async (db) => {
        const favourite = await db
          .selectFrom('favourite')
          .selectAll()
          .where('login_id', '=', 4 as never)
          .executeTakeFirstOrThrow()
        readers += 1
        if (readers === 2) two.resolve()
        await two.promise
        if (favourite.net_price !== 5000)
          await db
            .insertInto('notification')
            .values({ login_id: favourite.login_id, kind: 'PRICE_DROP', product_id: favourite.product_id })
            .execute()
        await db
          .updateTable('favourite')
          .set({ net_price: 5000 as never })
          .execute()
      })
    expect(await countNotificationsBy(naive)).toBeGreaterThan(1)
  })

  test('fail soon, and try again later, if another one holds the lock', async () => {
    await like('b1', products.beans)
    await notifyDrops()
    await change(products.beans, { each: 50, box: beansBox })
    const other = await shop.deps.pool.connect()
    await other.query('begin')
    await other.query('update price_watch set day = day')
    await expect(notifyDrops()).rejects.toThrow('lock timeout')
    await other.query('rollback')
    other.release()
    await notifyDrops()
    expect(await notificationsOf('b1')).toEqual([beans])
  })

  test('with an older catalogue than another server has checked notify nothing', async () => {
    const late = await shop.otherServer()
    await like('b1', products.beans)
    await notifyDrops(late)
    await price(products.beans, { each: 50, box: beansBox })
    await notifyPriceDrops(late.deps)
    await price(products.cola, { each: null, box: 900 })
    expect(await notificationsOf('b1')).toEqual([beans])
  })

  test('notify after a restart what fell meanwhile', async () => {
    await like('b1', products.beans)
    await change(products.beans, { each: 50, box: beansBox })
    await notifyDrops(await shop.otherServer())
    expect(await notificationsOf('b1')).toEqual([beans])
  })
})

test('a company is notified exactly of prices below the last one and all of the week, for any sequence', async () => {
  await like('b1', products.promoted)
  await notifyDrops()
  const first = { each: 999, box: 9999 }
  const step = fc.record({ each: fc.integer({ min: 1, max: 6 }), box: fc.integer({ min: 10, max: 16 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      await price(products.promoted, { kind: 'promo', ...first, from: '2026-11-20' })
      await shop.deps.pool.query('update favourite set notified_at = null, notified_parcel_at = null')
      const before = (await notificationsOf('b1')).length
      for (const next of steps) await price(products.promoted, { kind: 'promo', ...next, from: '2026-11-20' })
      const drops = steps.filter(({ each, box }, index) => {
        const earlier = [first, ...steps.slice(0, index)]
        return earlier.every((one) => each < one.each) || earlier.every((one) => box < one.box)
      }).length
      expect((await notificationsOf('b1')).length - before).toBe(drops)
    }),
    { numRuns: 4 },
  )
})
