import type { ProductId } from '@provender/domain/ids'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop, type TestUser } from '../../testing/test-shop.ts'
import { importText } from '../import/import-text.fixture.ts'
import { priceImporter } from '../import/prices/price-importer.ts'
import { productImporter } from '../import/products/product-importer.ts'
import { stockImporter } from '../import/stock/stock-importer.ts'
import { answerAllReminders, answerReminders } from './answer-reminders.ts'
import { openCatalogue } from './catalogue-service.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const remind = (caller: TestUser, product: number) =>
  shop.get(caller, 'mutation ($id: Int64!) { addProductStockReminder(productId: $id) }', { id: product })

const notificationsOf = async (caller: TestUser): Promise<readonly unknown[]> =>
  (
    await shop.get(
      caller,
      '{ notifications { notifications { notificationType product { id code name: description2 } } } }',
    )
  ).notifications.notifications

const setStock = (onHand: number) =>
  shop.deps.pool.query(`update stock_level set on_hand = ${onHand} where product_id = ${products.soldOut}`)

/** As an import that changed the product does. */
async function touch(): Promise<void> {
  await shop.deps.pool.query(
    `with next as (update version set n = n + 1 where name = 'catalogue' returning n)
     update product set catalogue_version = n from next where id = ${products.soldOut}`,
  )
  await syncToNewest()
}

async function syncToNewest(): Promise<void> {
  const { rows } = await shop.deps.pool.query("select n from version where name = 'catalogue'")
  await shop.deps.catalogue.syncTo(Number(rows[0].n))
}

const oatMilk = {
  notificationType: 'STOCK_BACK',
  product: { id: '5', code: '500001', name: 'Oat Milk' },
}

describe('a product that is back in stock', () => {
  test('is notified once to each user with a reminder, and to nobody else', async () => {
    await remind('a1', products.soldOut)
    await remind('b1', products.soldOut)
    await setStock(6)
    await shop.deps.catalogue.syncTo(0)
    await shop.deps.catalogue.syncTo(0)
    expect(await notificationsOf('a1')).toEqual([oatMilk])
    expect(await notificationsOf('b1')).toEqual([oatMilk])
    expect(await notificationsOf('a2')).toEqual([])
  })

  test('is notified later if the database takes no writes now, and other changes are loaded all the same', async () => {
    await remind('a1', products.soldOut)
    await setStock(6)
    let isClosed = true
    const { db, wholesaler, clock } = shop.deps
    const catalogue = await openCatalogue(shop.deps, {
      wholesaler,
      clock,
      writeGate: { isClosed: () => isClosed },
    })
    await setStock(7)
    await catalogue.syncTo(0)
    expect(catalogue.stock.of(products.soldOut as ProductId).onHand).toBe(7)
    expect(await db.selectFrom('notification').select('id').execute()).toEqual([])
    isClosed = false
    await catalogue.syncTo(0)
    expect(await notificationsOf('a1')).toEqual([oatMilk])
  })

  test('ends the reminder: the next return is notified only with a new reminder', async () => {
    await remind('a1', products.soldOut)
    for (const onHand of [6, 0, 6]) {
      await setStock(onHand)
      await shop.deps.catalogue.syncTo(0)
    }
    expect(await notificationsOf('a1')).toEqual([oatMilk])
    await setStock(0)
    await remind('a1', products.soldOut)
    await setStock(6)
    await shop.deps.catalogue.syncTo(0)
    expect(await notificationsOf('a1')).toEqual([oatMilk, oatMilk])
  })

  test('is notified after an import, and when a suspension ends', async () => {
    await setStock(6)
    await shop.deps.pool.query(
      `update stock_level set suspended = true where product_id = ${products.soldOut}`,
    )
    await shop.deps.catalogue.syncTo(0)
    await remind('a1', products.soldOut)
    await importText(shop.deps, stockImporter, ['code,on_hand,suspended', '500001,9,yes'])
    await shop.deps.catalogue.syncTo(0)
    expect(await notificationsOf('a1')).toEqual([])
    await importText(shop.deps, stockImporter, ['code,on_hand,suspended', '500001,9,no'])
    await shop.deps.catalogue.syncTo(0)
    expect(await notificationsOf('a1')).toEqual([oatMilk])
  })

  test('is notified at once if it came back before the reminder was stored', async () => {
    await setStock(6)
    await remind('a1', products.soldOut)
    expect(await notificationsOf('a1')).toEqual([oatMilk])
    expect(
      (await shop.get('a1', '{ product(id: 5) { stockReminderActive } }')).product.stockReminderActive,
    ).toBe(false)
  })

  test('is notified after a restart if no server saw it come back', async () => {
    await remind('a1', products.soldOut)
    await setStock(6)
    const other = await shop.otherServer()
    await other.deps.catalogue.syncTo(0)
    expect(await notificationsOf('a1')).toEqual([oatMilk])
  })

  test('is notified although no server saw it out of stock', async () => {
    await setStock(6)
    await shop.deps.catalogue.syncTo(0)
    await setStock(0)
    await remind('a1', products.soldOut)
    await setStock(6)
    await shop.deps.catalogue.syncTo(0)
    expect(await notificationsOf('a1')).toEqual([oatMilk])
  })

  test.each([
    ['has no price', 'delete from price where product_id = 5', ['code,price', '500001,1.25'], priceImporter],
    [
      'has no price for the company',
      'update company set hide_default_product_prices = true where id = 1',
      ['code,kind,price_list,price', '500001,private,A,1.25'],
      priceImporter,
    ],
    [
      'is deleted',
      'update product set deleted_at = now() where id = 5',
      ['code,deleted', '500001,no'],
      productImporter,
    ],
    [
      'is not published',
      'update product set web_published = false, mobile_published = false where id = 5',
      ['code,web', '500001,yes'],
      productImporter,
    ],
  ] as const)('that %s is notified once it is sold again', async (_, change, file, importer) => {
    await remind('a1', products.soldOut)
    await shop.deps.pool.query(change)
    await importText(shop.deps, stockImporter, ['code,on_hand', '500001,9'])
    await touch()
    expect(await notificationsOf('a1')).toEqual([])
    await importText(shop.deps, importer, [...file])
    await syncToNewest()
    await syncToNewest()
    expect(await notificationsOf('a1')).toEqual([oatMilk])
  })

  const aDayMs = 86_400_000
  const hideStandard = (value: boolean) =>
    `insert into config values ('hideDefaultProductPrices', '${value}') on conflict (key) do update set value = excluded.value`
  test.each([
    {
      gets: 'a price list with a price',
      before: [
        'update company set hide_default_product_prices = true, price_list_id = null where id = 1',
        `insert into price (product_id, kind, price_list_id, price, discount_basis_points) values (5, 'private', 1, 10000, 0)`,
      ],
      change: ['update company set price_list_id = 1 where id = 1'],
    },
    {
      gets: 'the standard prices by a setting of the company',
      before: [`update company set hide_default_product_prices = true where id = 1`],
      change: [`update company set hide_default_product_prices = false where id = 1`],
    },
    {
      gets: 'the standard prices by a setting of the shop',
      before: [hideStandard(true)],
      change: [hideStandard(false)],
    },
    {
      gets: 'a promotion that begins',
      before: [
        'delete from price where product_id = 5',
        `insert into price (product_id, kind, price_list_id, price, discount_basis_points, starts_on)
         values (5, 'promo', null, 10000, 0, '2026-11-24')`,
      ],
      change: [],
      waitsMs: aDayMs,
    },
  ])('without a price is notified once the company gets $gets', async ({ before, change, waitsMs }) => {
    await remind('a1', products.soldOut)
    const run = async (statements: readonly string[]): Promise<void> => {
      for (const statement of statements) await shop.deps.pool.query(statement)
      await shop.deps.wholesaler.syncTo(Number.MAX_SAFE_INTEGER)
    }
    await run(before)
    await setStock(6)
    await touch()
    const answerAll = () => answerAllReminders({ ...shop.deps, catalogue: shop.deps.catalogue.current() })
    await answerAll()
    expect(await notificationsOf('a1')).toEqual([])
    await run(change)
    shop.clock.advance(waitsMs ?? 0)
    await answerAll()
    await answerAll()
    expect(await notificationsOf('a1')).toEqual([oatMilk])
  })

  test('is notified again after a failed attempt', async () => {
    const failing = () => Promise.reject(new Error('away'))
    await setStock(6)
    await shop.deps.catalogue.stock.sync()
    await expect(shop.deps.catalogue.stock.notifyRestocked(failing)).rejects.toThrow('away')
    const ids: ProductId[] = []
    await shop.deps.catalogue.stock.notifyRestocked((back) => Promise.resolve(void ids.push(...back)))
    expect(ids).toContain(products.soldOut)
  })

  test('is not notified if it was deleted meanwhile', async () => {
    await remind('a1', products.soldOut)
    await shop.deps.pool.query(`update product set deleted_at = now() where id = ${products.soldOut}`)
    await setStock(6)
    await shop.deps.catalogue.syncTo(0)
    expect(await notificationsOf('a1')).toEqual([])
  })
})

const servers = 8

/** How often login 1 is notified if many servers see the same product come back. */
async function countNotificationsBy(answer: typeof answerReminders): Promise<number> {
  const { pool } = shop.deps
  await pool.query(`insert into stock_reminder (login_id, product_id) values (1, ${products.soldOut})`)
  await setStock(6)
  const ids = [products.soldOut as ProductId]
  const deps = { ...shop.deps, catalogue: shop.deps.catalogue.current() }
  await Promise.all(Array.from({ length: servers }, () => answer(deps, ids)))
  return (await pool.query('select from notification where login_id = 1')).rows.length
}

/** Reads reminders before answering them; all servers read before the first one answers. */
function naively(): typeof answerReminders {
  const { promise: haveRead, resolve } = Promise.withResolvers<void>()
  let readers = 0
  return async ({ db }, ids) => {
    const reminders = await db
      .selectFrom('stock_reminder')
      .selectAll()
      .where('product_id', 'in', ids)
      .execute()
    readers += 1
    if (readers === servers) resolve()
    await haveRead
    for (const { login_id, product_id } of reminders)
      await db.insertInto('notification').values({ login_id, kind: 'STOCK_BACK', product_id }).execute()
    await db.deleteFrom('stock_reminder').where('product_id', 'in', ids).execute()
  }
}

describe('servers that see a product come back together', () => {
  test('notify once', async () => {
    expect(await countNotificationsBy(answerReminders)).toBe(1)
  })

  test('notify several times if they read before they write', async () => {
    expect(await countNotificationsBy(naively())).toBe(servers)
  })
})

describe('notifications', () => {
  const counts = '{ notifications { total unread notifications { uid readAt } } }'

  test('are marked as read individually or together, for each user separately', async () => {
    await shop.deps.pool.query(`insert into notification (login_id, kind, product_id)
      select login, 'GENERAL', null from unnest(array[1, 1, 1, 2]) login`)
    const { notifications } = (await shop.get('a1', counts)).notifications
    const read = 'mutation ($uid: [String!]) { markNotificationsRead(uid: $uid) }'
    expect((await shop.get('a2', read, { uid: [notifications[0].uid] })).markNotificationsRead).toBe(1)
    expect((await shop.get('a1', read, { uid: [notifications[0].uid] })).markNotificationsRead).toBe(2)
    const after = (await shop.get('a1', counts)).notifications
    expect(after).toMatchObject({ total: 3, unread: 2 })
    expect(after.notifications.map((each: { readAt: string | null }) => each.readAt)).toEqual([
      '2026-11-23T10:00:00.000Z',
      null,
      null,
    ])
    expect((await shop.get('a1', read)).markNotificationsRead).toBe(0)
    expect((await shop.get('a1', '{ unreadNotifications }')).unreadNotifications).toBe(0)
    expect((await shop.get('a2', '{ unreadNotifications }')).unreadNotifications).toBe(1)
  })

  test('with invalid ids are refused', async () => {
    const answer = await shop.execute('a1', 'mutation { markNotificationsRead(uid: ["1 or 1=1"]) }')
    expect(refusalIn(answer)).toMatchObject({ code: 400, key: 'BAD_INPUT' })
  })
})
