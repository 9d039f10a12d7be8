import { describe, expect, test } from 'vitest'
import { createDevice, listProducts } from './catalogue-holder.fixture.ts'

describe('the owner of the catalogue', () => {
  test('another user of the device never sees the prices of the previous one, but reuses the rest', async () => {
    const { server, store, openTab, openOnline } = createDevice()
    await openOnline()
    server.is = 'away'
    const rival = await openTab({ owner: 'rival' })
    expect(listProducts(rival)).toBeUndefined()
    expect([...store.sections.keys()].sort()).toEqual(['current', 'lists'])
    server.is = 'up'
    server.owner = 'rival'
    server.takeRequests()
    await rival.refresh()
    expect(listProducts(rival)).toEqual(['Beans 0.01', 'Oil 0.01'])
    expect(server.takeRequests().filter((path) => path.includes('lists'))).toEqual([])
  })

  test('the tab of a previous user shows none of the new user’s data and leaves it in the store', async () => {
    const device = createDevice()
    const { server, store, openOnline } = device
    const holder = await openOnline()
    server.owner = 'rival'
    server.sell(250)
    const rival = await openOnline({ owner: 'rival' })
    server.takeRequests()
    await holder.refresh()
    expect([server.takeRequests(), listProducts(holder), device.state?.isReady]).toEqual([
      ['/catalogue/current'],
      undefined,
      false,
    ])
    expect(listProducts(rival)).toEqual(['Beans 0.025', 'Oil 0.025'])
    expect([...store.sections].map(([name, { owner }]) => [name, owner])).toContainEqual(['prices', 'rival'])
  })

  test('a visitor sees no data of a customer', async () => {
    const { store, openTab, openOnline } = createDevice()
    await openOnline()
    const visitor = await openTab({ owner: '' })
    expect(listProducts(visitor)).toBeUndefined()
    expect(store.sections.size).toBe(0)
  })

  test('the catalogue is deleted when the server refuses it, or when the session has ended', async () => {
    const device = createDevice()
    const { server, store, openOnline } = device
    const holder = await openOnline()
    server.is = 'walled'
    await holder.refresh()
    expect([listProducts(holder), store.sections.size, device.state?.isReady]).toEqual([undefined, 0, false])
    server.is = 'up'
    await holder.refresh()
    server.audience = 'visitor'
    await holder.refresh()
    expect([listProducts(holder), store.sections.size]).toEqual([undefined, 0])
  })

  test('the catalogue is deleted at sign-out, even during a refresh', async () => {
    const { store, openOnline } = createDevice()
    const holder = await openOnline()
    const refreshing = holder.refresh()
    await holder.delete()
    await refreshing
    await holder.refresh()
    expect([listProducts(holder), store.sections.size]).toEqual([undefined, 0])
  })
})
