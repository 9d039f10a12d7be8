import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop, type TestUser } from '../../testing/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
  await shop.deps.pool.query(
    `insert into route (code, name, weekdays, cut_off) values ('S', 'South', '{3}', '16:00')`,
  )
  // Reads changed settings like a running server.
  await shop.deps.pool.query(`update version set n = n + 1 where name = 'settings'`)
  await shop.deps.wholesaler.syncTo(2)
})
afterEach(() => shop.close())

const kitchen = {
  name: 'Kirkgate kitchen',
  address1: '7 Kirkgate',
  address2: '',
  address3: '',
  city: 'Wakefield',
  postCode: 'WF1 1AA',
  contactName: 'Ali',
  telephone: '01924 496 0100',
  instructions: 'Ring at the yard gate',
}
const listed = 'site { id name address1 isCompany } deliveryWeekdays'
const add = `mutation ($key: Uuid!, $site: DeliverySiteInput!) { addDeliverySite(key: $key, site: $site) { ${listed} } }`
const change = `mutation ($id: Uuid!, $site: DeliverySiteInput!) { changeDeliverySite(id: $id, site: $site) { ${listed} } }`
const close = `mutation ($id: Uuid!) { closeDeliverySite(id: $id) { ${listed} } }`
const quoteOf = `query ($site: Uuid) { checkoutQuote(siteId: $site) {
  quote basket { id } site { id name isCompany } sites { id name } deliveryDays { date } methods { method problem }
} }`
const place = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
  order { number deliveryAddress { companyName siteName address1 city contactName telephone instructions } }
  refusal { type }
  quote { site { id } }
  diff { site { before { name address1 } now { name address1 } } deliveryDaysGone lines { name } }
} }`

async function addedSite(site: object = kitchen): Promise<string> {
  const { addDeliverySite } = await shop.get('a1', add, { key: randomUUID(), site })
  return addDeliverySite.find(
    (each: { site: { name: string } }) => each.site.name === { ...kitchen, ...site }.name,
  ).site.id
}

const addCola = (caller: TestUser) =>
  shop.get(
    caller,
    `mutation ($id: Int64!) { addBasketProduct(productId: $id, quantity: 1, unit: "2", price: null) { problems { type } } }`,
    {
      id: products.cola,
    },
  )

async function quoted(caller: TestUser, site?: string, date = '2026-11-24') {
  await addCola(caller)
  const { checkoutQuote } = await shop.get(caller, quoteOf, { site })
  const input = {
    key: randomUUID(),
    quote: checkoutQuote.quote,
    basketId: checkoutQuote.basket.id,
    fulfilment: { method: 'DELIVERY', date },
    paymentType: 'CASH',
  }
  return { checkoutQuote, input }
}

const onRoute = (site: string, code: string) =>
  shop.deps.pool.query(`update site set route_id = (select id from route where code = $2) where uid = $1`, [
    site,
    code,
  ])

describe('the sites of a company', () => {
  test('can be added, changed and closed by the owner only', async () => {
    const id = await addedSite()
    const moved = await shop.get('a1', change, { id, site: { ...kitchen, address1: '9 Kirkgate' } })
    expect(moved.changeDeliverySite).toEqual([
      {
        site: { id, name: 'Kirkgate kitchen', address1: '9 Kirkgate', isCompany: false },
        deliveryWeekdays: [2, 5],
      },
    ])
    for (const document of [close, change])
      expect(refusalIn(await shop.execute('b1', document, { id, site: kitchen }))).toMatchObject({
        key: 'NOT_FOUND',
      })
    expect((await shop.get('b1', `{ companySites { ${listed} } }`)).companySites).toEqual([])
    expect((await shop.get('a1', close, { id })).closeDeliverySite).toEqual([])
    expect((await shop.get('a1', close, { id })).closeDeliverySite).toEqual([])
    expect(refusalIn(await shop.execute('a1', change, { id, site: kitchen }))).toMatchObject({
      key: 'NOT_FOUND',
    })
  })

  test('need a name, a street, a town and a postcode; a telephone number is optional', async () => {
    for (const wrong of [
      { name: ' ' },
      { address1: '' },
      { city: '' },
      { postCode: 'Leeds' },
      { telephone: 'ring' },
    ])
      expect(
        refusalIn(await shop.execute('a1', add, { key: randomUUID(), site: { ...kitchen, ...wrong } })),
      ).toMatchObject({
        code: 400,
      })
    expect(await addedSite({ ...kitchen, telephone: '', contactName: '' })).toMatch(/^[\da-f-]{36}$/)
  })
})

describe('an order for a site', () => {
  test('is delivered on the days of its route, and keeps its address', async () => {
    const id = await addedSite()
    await onRoute(id, 'S')
    const own = await quoted('a1')
    expect(own.checkoutQuote.site.isCompany).toBe(true)
    expect(own.checkoutQuote.deliveryDays[0].date).toBe('2026-11-24')
    const { checkoutQuote, input } = await quoted('a1', id, '2026-11-25')
    expect(checkoutQuote.site).toMatchObject({ id, name: 'Kirkgate kitchen', isCompany: false })
    expect(checkoutQuote.deliveryDays.map(({ date }: { date: string }) => date)).toContain('2026-11-25')
    const tuesday = { ...input, fulfilment: { method: 'DELIVERY', date: '2026-11-24' } }
    expect((await shop.get('a1', place, { input: tuesday })).placeOrder.refusal.type).toBe(
      'DELIVERY_DAY_CLOSED',
    )

    const { placeOrder } = await shop.get('a1', place, { input })
    const address = {
      companyName: "Kaya's Corner",
      siteName: 'Kirkgate kitchen',
      address1: '7 Kirkgate',
      city: 'Wakefield',
      contactName: 'Ali',
      telephone: '01924 496 0100',
      instructions: 'Ring at the yard gate',
    }
    expect(placeOrder.order.deliveryAddress).toEqual(address)
    await shop.get('a1', change, { id, site: { ...kitchen, address1: 'Elsewhere' } })
    await shop.get('a1', close, { id })
    const again = `query ($number: String!) { order(number: $number) { deliveryAddress { companyName siteName address1 city contactName telephone instructions } } }`
    expect((await shop.get('a2', again, { number: placeOrder.order.number })).order.deliveryAddress).toEqual(
      address,
    )
  })

  test('makes the site the default for this user only', async () => {
    const id = await addedSite()
    await shop.get('a1', place, { input: (await quoted('a1', id)).input })
    expect((await quoted('a1')).checkoutQuote.site.id).toBe(id)
    expect((await quoted('a2')).checkoutQuote.site.isCompany).toBe(true)
    await shop.get('a1', close, { id })
    expect((await quoted('a1')).checkoutQuote.site.isCompany).toBe(true)
  })

  test('of another company, or a closed one, is refused as if the site did not exist', async () => {
    const [foreign, closed] = [await addedSite(), await addedSite({ ...kitchen, name: 'Old shop' })]
    await shop.get('a1', close, { id: closed })
    const seen = []
    for (const [caller, site] of [
      ['b1', foreign],
      ['a1', closed],
      ['a1', randomUUID()],
    ] as const) {
      const { checkoutQuote, input } = await quoted(caller, site)
      const { placeOrder } = await shop.get(caller, place, { input })
      seen.push([checkoutQuote.site, checkoutQuote.deliveryDays, placeOrder.refusal.type])
    }
    expect(seen).toEqual([
      [null, [], 'SITE_CLOSED'],
      [null, [], 'SITE_CLOSED'],
      [null, [], 'SITE_CLOSED'],
    ])
    expect((await shop.deps.pool.query('select from orders')).rowCount).toBe(0)
  })

  test('that another server changes or closes before the order is placed is refused with the difference', async () => {
    const id = await addedSite()
    const office = await shop.otherServer()
    const { input } = await quoted('a1', id)
    await office.get('a1', change, { id, site: { ...kitchen, address1: '70 Kirkgate' } })
    const altered = (await shop.get('a1', place, { input })).placeOrder
    expect(altered).toMatchObject({
      refusal: { type: 'QUOTE_CHANGED' },
      quote: { site: { id } },
      diff: {
        site: { before: { address1: '7 Kirkgate' }, now: { address1: '70 Kirkgate' } },
        deliveryDaysGone: [],
        lines: [],
      },
    })
    const { input: secondInput } = await quoted('a1', id)
    await office.get('a1', close, { id })
    const shut = (await shop.get('a1', place, { input: secondInput })).placeOrder
    expect(shut).toMatchObject({
      refusal: { type: 'SITE_CLOSED' },
      quote: { site: null },
      diff: { site: { before: { address1: '70 Kirkgate' }, now: null } },
    })
    expect(shut.diff.deliveryDaysGone).toContain('2026-11-24')
    expect((await shop.deps.pool.query('select from orders')).rowCount).toBe(0)
  })

  test('is the only one possible for a user bound to it, even if the checkout began before', async () => {
    const id = await addedSite()
    const { input } = await quoted('a2')
    await shop.deps.pool.query(
      `update login set site_id = (select id from site where uid = $1) where email = 'a2@shop.example'`,
      [id],
    )
    expect((await shop.get('a2', place, { input })).placeOrder.refusal.type).toBe('SITE_CLOSED')
    const { checkoutQuote, input: bound } = await quoted('a2')
    expect(checkoutQuote.sites).toEqual([{ id, name: 'Kirkgate kitchen' }])
    expect((await shop.get('a2', place, { input: bound })).placeOrder.order.deliveryAddress.siteName).toBe(
      'Kirkgate kitchen',
    )
    await shop.get('a1', close, { id })
    expect((await quoted('a2')).checkoutQuote.methods).toMatchObject([
      { method: 'DELIVERY', problem: 'NO_SITE' },
      { method: 'CLICK_AND_COLLECT' },
    ])
  })

  test('cannot refer to another company’s site, by a database constraint', async () => {
    const id = await addedSite()
    const bind = `update login set site_id = (select id from site where uid = $1) where email = 'b1@shop.example'`
    await expect(shop.deps.pool.query(bind, [id])).rejects.toThrow(/foreign key/)
  })
})
