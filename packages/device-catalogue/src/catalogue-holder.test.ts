import { describe, expect, test } from 'vitest'
import { createDevice, dayMs, listProducts, monday } from './catalogue-holder.fixture.ts'
import type { CatalogueHolder } from './catalogue-holder.ts'
import { createProduct } from './catalogue-server.fixture.ts'

describe('a device', () => {
  test('without a catalogue leaves queries to the server until it has loaded one', async () => {
    const device = createDevice()
    const holder = await device.openTab()
    expect([listProducts(holder), device.state?.isReady]).toEqual([undefined, false])
    await holder.refresh()
    expect(listProducts(holder)).toEqual(['Beans 0.01', 'Oil 0.01'])
    expect(listProducts(holder, 'bean')).toEqual(['Beans 0.01'])
    expect(device.state).toEqual({
      isReady: true,
      isPersistent: true,
      hasDetails: false,
      version: 1,
      pricesAtMs: monday,
      stockAtMs: monday,
    })
  })

  test('without a catalogue first fetches the section that takes longest to decode, and the others meanwhile', async () => {
    const { server, openTab } = createDevice()
    const { requestSection } = server
    const lists = Promise.withResolvers<void>()
    server.requestSection = async (path, etag) => {
      const answer = await requestSection(path, etag)
      if (path.endsWith('lists.json')) await lists.promise
      return answer
    }
    const holder = await openTab()
    const refreshed = holder.refresh()
    await new Promise((resolve) => setTimeout(resolve))
    expect(server.takeRequests()).toEqual(['/catalogue/current', expect.stringContaining('lists.json')])
    lists.resolve()
    await refreshed
    expect(server.takeRequests()).toEqual(['/catalogue/prices', '/catalogue/stock', '/catalogue/marks'])
    expect(listProducts(holder, 'bean')).toEqual(['Beans 0.01'])
  })

  test('answers at once from its store without a server, and reports the age of the data', async () => {
    const device = createDevice()
    const { server, openTab, openOnline } = device
    await openOnline()
    server.is = 'away'
    device.nowMs += 3 * dayMs
    const holder = await openTab()
    expect(listProducts(holder)).toEqual(['Beans 0.01', 'Oil 0.01'])
    await holder.refresh()
    expect(listProducts(holder)).toEqual(['Beans 0.01', 'Oil 0.01'])
    expect(device.state).toMatchObject({ isReady: true, pricesAtMs: monday, stockAtMs: monday })
  })

  test('fetches only what changed', async () => {
    const { server, openTab, openOnline } = createDevice()
    const holder = await openOnline()
    server.takeRequests()
    server.publish([createProduct(1, 'Baked beans'), createProduct(3, 'Rice')])
    await holder.refresh()
    expect(server.takeRequests()).toEqual([
      '/catalogue/current',
      '/catalogue/delta?from=1',
      '/catalogue/prices',
      '/catalogue/stock',
      '/catalogue/marks',
    ])
    expect(listProducts(holder)).toEqual(['Baked beans 0.01', 'Rice 0.01'])
    expect(listProducts(holder, 'oil')).toEqual([])
    server.is = 'away'
    expect(listProducts(await openTab())).toEqual(['Baked beans 0.01', 'Rice 0.01'])
  })

  test('that is up to date fetches no lists again', async () => {
    const device = createDevice()
    const { server, openOnline } = device
    await openOnline()
    server.takeRequests()
    device.nowMs += 60_000
    await openOnline()
    expect(server.takeRequests().filter((path) => /lists|delta/.test(path))).toEqual([])
    expect(device.state?.pricesAtMs).toBe(monday + 60_000)
  })

  test('applies new prices', async () => {
    const { server, openOnline } = createDevice()
    const holder = await openOnline()
    server.sell(250)
    await holder.refresh()
    expect(listProducts(holder)).toEqual(['Beans 0.025', 'Oil 0.025'])
  })

  test('fetches the whole catalogue if there is no delta, or a wrong one', async () => {
    const { server, openOnline } = createDevice()
    const holder = await openOnline()
    server.hasDeltas = false
    server.publish([createProduct(1, 'One')])
    await holder.refresh()
    expect(listProducts(holder)).toEqual(['One 0.01'])
    server.hasDeltas = true
    server.publish([createProduct(1, 'Two')])
    server.onTheWay = (path, text) => (path.includes('delta') ? text.replace('Two', 'Six') : text)
    await holder.refresh()
    expect(listProducts(holder)).toEqual(['Two 0.01'])
  })

  test('uses data that another tab has fetched in the meantime', async () => {
    const { server, openOnline } = createDevice()
    const first = await openOnline()
    server.publish([createProduct(1, 'Rice')])
    await openOnline()
    server.takeRequests()
    await first.refresh()
    expect(listProducts(first)).toEqual(['Rice 0.01'])
    expect(server.takeRequests().filter((path) => /lists|delta/.test(path))).toEqual([])
  })

  test('refreshes once more, however many refreshes are requested in the meantime', async () => {
    const { server, openTab } = createDevice()
    const holder = await openTab()
    await Promise.all([holder.refresh(), holder.refresh(), holder.refresh()])
    expect(server.takeRequests().filter((path) => path === '/catalogue/current')).toHaveLength(2)
  })

  test('misses nothing that changes during a refresh', async () => {
    const { server, openOnline } = createDevice()
    const holder = await openOnline()
    const refreshing = holder.refresh()
    server.publish([createProduct(1, 'Rice')])
    await Promise.all([refreshing, holder.refresh()])
    expect(listProducts(holder)).toEqual(['Rice 0.01'])
  })

  test('knows when the server has a newer version that it does not offer yet', async () => {
    const { server, openOnline } = createDevice()
    server.isBehind = true
    const holder = await openOnline()
    expect(holder.isBehind()).toBe(true)
    server.isBehind = false
    await holder.refresh()
    expect(holder.isBehind()).toBe(false)
  })

  test('leaves requests to the server that the server would refuse', async () => {
    const { openOnline } = createDevice()
    const holder = await openOnline()
    expect(holder.products({ pageSize: 101 }, 'en')).toBeUndefined()
    expect(holder.products({ page: 0 }, 'en')).toBeUndefined()
    expect(holder.products({ search: 'x'.repeat(1001) }, 'en')).toBeUndefined()
  })

  test('answers with favourites that were set a moment ago', async () => {
    const { server, openTab, openOnline } = createDevice()
    const holder = await openOnline()
    await holder.setFavourite('2', { isFavorites: true })
    const liked = (each: CatalogueHolder) =>
      each.products({ filter: { favourites: true } }, 'en')?.products.map(({ id }) => id)
    expect(liked(holder)).toEqual(['2'])
    server.is = 'away'
    const next = await openTab()
    expect(liked(next)).toEqual(['2'])
    await next.setFavourite('2', { isFavorites: false })
    expect(liked(next)).toEqual([])
  })
})

test('a favourite that is set during a refresh stays set', async () => {
  const { openOnline } = createDevice()
  const holder = await openOnline()
  const refreshing = holder.refresh()
  await holder.setFavourite('2', { isFavorites: true })
  await refreshing
  const liked = holder.products({ filter: { favourites: true } }, 'en')?.products.map(({ id }) => id)
  expect(liked).toEqual(['2'])
})

describe('a pasted order', () => {
  const request = { text: '3 beans\n2 oil', learned: [], bought: [], readsEverything: false }

  test('is left to the server without a catalogue', async () => {
    const { openTab } = createDevice()
    const holder = await openTab()
    expect(await holder.paste(request)).toBeUndefined()
  })

  test('is matched in the order of its lines, and lists each product once, in the order of first matches', async () => {
    const { openOnline } = createDevice()
    const holder = await openOnline()
    const answer = await holder.paste({ ...request, text: `${request.text}\n5 beans` })
    expect(answer?.lines.map(({ text }) => text)).toEqual(['3 beans', '2 oil', '5 beans'])
    expect(answer?.products.map(({ name }) => name)).toEqual(['Beans', 'Oil'])
  })
})
