import { languages } from '@provender/domain/languages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const soldOut = 5
const ids = (products: readonly { readonly id: string }[]) => products.map(({ id }) => Number(id))

test('initConfig returns the version and the settings for any device', async () => {
  const { initConfig } = await shop.get(
    'visitor',
    'query ($v: Int) { initConfig(deviceType: "WEB", versionNumber: $v) { version { versionNumber forced } config { currencyCode availableLanguages serviceStatus } } }',
    { v: 0 },
  )
  expect(initConfig).toEqual({
    version: { versionNumber: 0, forced: false },
    config: { currencyCode: 'GBP', availableLanguages: languages, serviceStatus: true },
  })
})

test('initConfig returns the version of the store for an app, and forces it on older ones only', async () => {
  const { pool, wholesaler } = shop.deps
  const version = { versionNumber: 230, forced: true, android: 225 }
  await pool.query(`insert into config (key, value) values ('version', $1)`, [JSON.stringify(version)])
  const { rows } = await pool.query(`update version set n = n + 1 where name = 'settings' returning n`)
  await wholesaler.syncTo(Number(rows[0].n))
  const versionOf = async (args: string) =>
    (await shop.get('visitor', `{ initConfig${args} { version { versionNumber forced } } }`)).initConfig
      .version
  expect(await versionOf('')).toEqual({ versionNumber: 230, forced: true })
  expect(await versionOf('(deviceType: "WEB", versionNumber: 0)')).toEqual({
    versionNumber: 230,
    forced: true,
  })
  expect(await versionOf('(deviceType: "android", versionNumber: 224)')).toEqual({
    versionNumber: 225,
    forced: true,
  })
  expect(await versionOf('(deviceType: "ANDROID", versionNumber: 225)')).toEqual({
    versionNumber: 225,
    forced: false,
  })
  expect(await versionOf('(deviceType: "IOS", versionNumber: 225)')).toEqual({
    versionNumber: 230,
    forced: true,
  })
  await pool.query(`delete from config where key = 'version'`)
  await wholesaler.syncTo(Number(rows[0].n))
})

test.each([
  ['(deviceType: "WINDOWS")', 'deviceType'],
  ['(deviceType: "")', 'deviceType'],
  ['(versionNumber: -1)', 'versionNumber'],
])('initConfig%s is refused, and the refusal names the argument', async (args, field) => {
  const refused = await shop.execute('visitor', `{ initConfig${args} { version { forced } } }`)
  expect(refusalIn(refused)).toMatchObject({ key: 'BAD_INPUT' })
  expect(JSON.stringify(refused.result)).toContain(field)
})

test('categories are a tree and attributes have values, each with a product count', async () => {
  const { categories, productAttributes } = await shop.get(
    'visitor',
    '{ categories { name productCount childCategories { name productCount childCategories { id } } } productAttributes { name values { name productCount } } }',
  )
  expect(categories).toEqual([
    {
      name: 'Grocery',
      productCount: 6,
      childCategories: [{ name: 'Tins', productCount: 1, childCategories: [] }],
    },
  ])
  expect(productAttributes).toEqual([
    { name: 'Brand', values: [{ name: 'Harbour', productCount: 1 }] },
    {
      name: 'Storage',
      values: [
        { name: 'Ambient', productCount: 4 },
        { name: 'Chilled', productCount: 2 },
      ],
    },
  ])
})

test('user combines the user and the company', async () => {
  const { user } = await shop.get(
    'a1',
    '{ user { name email code companyName creditLimit currencyCode address1 city postCode country firebaseUserUID userCode } }',
  )
  expect(user).toMatchObject({
    name: 'Deniz',
    email: 'a1@shop.example',
    code: 'A',
    companyName: "Kaya's Corner",
    creditLimit: '2500.00',
    currencyCode: 'GBP',
    address1: '1 High Street',
    city: 'Leeds',
    postCode: 'LS1 1AA',
    country: 'GB',
    userCode: '1',
  })
  const colleague = await shop.get('a2', '{ user { firebaseUserUID userCode } }')
  expect(colleague.user).toEqual({ firebaseUserUID: user.firebaseUserUID, userCode: '2' })
})

test('productsByIds returns the visible products and omits the others', async () => {
  const { productsByIds } = await shop.get('a1', '{ productsByIds(productIds: [8, "1", 6, 7, 4711]) { id } }')
  expect(ids(productsByIds)).toEqual([8, 1])
})

test('favourites of one user are added and deleted by several ids, each once', async () => {
  const favourites = async (caller: 'a1' | 'a2') =>
    ids(
      (await shop.get(caller, '{ products(filter: { favourites: true }) { products { id } } }')).products
        .products,
    ).toSorted((one, other) => one - other)
  for (let times = 0; times < 2; times += 1)
    await shop.get('a1', 'mutation { addFavorites(productId: [1, 3, 8]) }')
  expect([await favourites('a1'), await favourites('a2')]).toEqual([[1, 3, 8], []])
  await shop.get('a1', 'mutation { deleteFavorites(productId: [3, 8]) }')
  expect(await favourites('a1')).toEqual([1])
  const deleted = await shop.execute('a1', 'mutation { addFavorites(productId: [7]) }')
  expect(refusalIn(deleted)).toMatchObject({ code: 404 })
})

test('a reminder is added to and deleted from a product that is out of stock', async () => {
  const waits = async () =>
    await shop.get('a1', `{ product(id: ${soldOut}) { hasStock stockReminderActive } stockReminders { id } }`)
  await shop.get('a1', `mutation { addProductStockReminder(productId: ${soldOut}) }`)
  expect(await waits()).toEqual({
    product: { hasStock: false, stockReminderActive: true },
    stockReminders: [{ id: '5' }],
  })
  await shop.get('a1', `mutation { deleteProductStockReminder(productId: ${soldOut}) }`)
  expect(await waits()).toEqual({
    product: { hasStock: false, stockReminderActive: false },
    stockReminders: [],
  })
})

test('notifications start at an index, stop at a limit, can be unread only, and come latest first', async () => {
  await shop.deps.pool.query(`insert into notification (login_id, kind, product_id, created_at, read_at)
    select 1, 'GENERAL', case when n = 5 then 1 end, '2026-11-01'::date + n, case when n % 2 = 0 then now() end
    from generate_series(1, 5) n`)
  const days = async (args: string) => {
    const list = `notifications${args} { total unread notifications { createdAt product { id code name: description2 } } }`
    const { notifications } = await shop.get('a1', `{ ${list} }`)
    const dates = notifications.notifications.map(({ createdAt }: { createdAt: string }) =>
      createdAt.slice(8, 10),
    )
    return { ...notifications, notifications: dates, first: notifications.notifications[0].product }
  }
  expect(await days('')).toEqual({
    total: 5,
    unread: 3,
    notifications: ['06', '05', '04', '03', '02'],
    first: { id: '1', code: '104033', name: 'Baked Beans' },
  })
  expect((await days('(index: 1, limit: 2)')).notifications).toEqual(['05', '04'])
  expect((await days('(showOnlyUnread: true)')).notifications).toEqual(['06', '04', '02'])
  expect((await shop.get('a1', '{ unreadNotifications }')).unreadNotifications).toBe(3)
})

test('opening hours are pairs for each weekday, and an empty list is a closed day', async () => {
  const day = '{ startTime endTime }'
  const { openingHours } = await shop.get('visitor', `{ openingHours { mon ${day} fri ${day} sun ${day} } }`)
  const open = [{ startTime: '06:00', endTime: '20:00' }]
  expect(openingHours).toEqual({ mon: open, fri: open, sun: [] })
})

test('products are sorted as requested, by default as featured', async () => {
  const sorted = async (sort: string) =>
    ids((await shop.get('a1', `{ products${sort} { products { id } } }`)).products.products)
  expect(await sorted('')).toEqual(await sorted('(sort: FEATURED)'))
  expect(await sorted('(sort: PRICE_DESC)')).not.toEqual(await sorted(''))
  const names = await sorted('(sort: NAME_ASC)')
  expect(await sorted('(sort: NAME_DESC)')).toEqual(names.toReversed())
})
