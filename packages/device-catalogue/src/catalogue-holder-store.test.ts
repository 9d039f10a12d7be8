import { describe, expect, test } from 'vitest'
import { createDevice, listProducts } from './catalogue-holder.fixture.ts'
import { createProduct } from './catalogue-server.fixture.ts'
import { tolerateStoreFailures } from './fallible-store.ts'

describe('a store that', () => {
  const full = () => Promise.reject(new DOMException('No room', 'QuotaExceededError'))

  test('is full does not stop the device from answering; the state reports that nothing is stored', async () => {
    const device = createDevice()
    const { server, store, openOnline } = device
    store.write = full
    const holder = await openOnline()
    await holder.renewDetails()
    expect(listProducts(holder, 'bean')).toEqual(['Beans 0.01'])
    expect(device.state).toMatchObject({ isReady: true, isPersistent: false, hasDetails: true })
    server.publish([createProduct(1, 'Rice')])
    await holder.refresh()
    expect(listProducts(holder)).toEqual(['Rice 0.01'])
  })

  test('is forbidden or breaks later is ignored', async () => {
    const forbidden = Promise.reject(new DOMException('Not here', 'SecurityError'))
    const broken = { read: full, names: full, write: full }
    for (const opening of [forbidden, Promise.resolve(broken)]) {
      const patient = tolerateStoreFailures(opening)
      expect(await patient.read(['lists'])).toEqual(new Map())
      expect(await patient.names()).toEqual([])
      await patient.write(new Map([['lists', undefined]]))
      expect(patient.isPersistent()).toBe(false)
    }
  })

  test('was emptied from outside is filled again', async () => {
    const { store, openOnline } = createDevice()
    const holder = await openOnline()
    store.sections.clear()
    await holder.refresh()
    expect([...store.sections.keys()].sort()).toEqual(['current', 'lists', 'marks', 'prices', 'stock'])
  })
})

describe('damaged or foreign data on the device', () => {
  const damages: [string, (text: string) => string][] = [
    ['cut off', (text) => text.slice(0, -20)],
    ['changed', (text) => text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10))],
    ['something else', () => '{"hello":"world"}'],
    ['nothing', () => ''],
    [
      'of another format',
      (text) => text.replace(/"format":\d+/, '"format":999').replace('"audience":"web"', '"audience":"all"'),
    ],
  ]
  for (const name of ['current', 'lists', 'prices', 'stock', 'marks'] as const)
    test.each(damages.filter(([kind]) => name !== 'current' || kind !== 'changed'))(
      `is dropped and fetched again: ${name}, %s`,
      async (_, change) => {
        const { server, store, openTab, openOnline, damage } = createDevice()
        await openOnline()
        damage(name, change)
        const holder = await openTab()
        expect([listProducts(holder), store.sections.has(name)]).toEqual([undefined, false])
        await holder.refresh()
        expect(listProducts(holder)).toEqual(['Beans 0.01', 'Oil 0.01'])
        server.is = 'away'
        expect(listProducts(await openTab())).toEqual(['Beans 0.01', 'Oil 0.01'])
      },
    )

  test('is rejected from the network too', async () => {
    const { server, openOnline } = createDevice()
    const holder = await openOnline()
    server.publish([createProduct(1, 'New')])
    server.sell(900)
    server.onTheWay = (path, text) => (path === '/catalogue/current' ? text : text.slice(0, 100))
    await holder.refresh()
    expect(listProducts(holder)).toEqual(['Beans 0.01', 'Oil 0.01'])
  })
})
