import { describe, expect, test } from 'vitest'
import { beans, createDevice, oil } from './catalogue-holder.fixture.ts'
import type { CatalogueHolder } from './catalogue-holder.ts'
import { type CatalogueServer, createProduct } from './catalogue-server.fixture.ts'

describe('the long texts of products', () => {
  const text = (holder: CatalogueHolder, id = '1') => {
    const result = holder.product(id, 'en')
    return result && [result.product.description, result.isComplete]
  }
  const chunks = (server: CatalogueServer) => server.takeRequests().filter((path) => path.includes('details'))

  test('load after the lists, and until then a product reports them as missing', async () => {
    const device = createDevice()
    const holder = await device.openOnline()
    expect(text(holder)).toEqual(['', false])
    await holder.renewDetails()
    expect(text(holder)).toEqual(['In tomato sauce.', true])
    expect(text(holder, '2')).toEqual(['', true])
    expect(text(holder, '9')).toBeUndefined()
    expect(device.state?.hasDetails).toBe(true)
  })

  test('are stored, and only a changed chunk is fetched again', async () => {
    const device = createDevice()
    const { server, store, openOnline } = device
    server.publish([beans, oil, createProduct(5000, 'Rice', 'Long grain.')])
    await (await openOnline()).renewDetails()
    expect(chunks(server)).toHaveLength(2)
    const holder = await openOnline()
    await holder.renewDetails()
    expect(chunks(server)).toEqual([])
    expect(text(holder, '5000')).toEqual(['Long grain.', true])
    server.publish([beans, oil, createProduct(5000, 'Rice', 'Short grain.')])
    await holder.refresh()
    expect(device.state?.hasDetails).toBe(false)
    await holder.renewDetails()
    expect(chunks(server)).toEqual(['/catalogue/details-1'])
    expect([text(holder, '1'), text(holder, '5000')]).toEqual([
      ['In tomato sauce.', true],
      ['Short grain.', true],
    ])
    expect(store.sections.size).toBe(7)
  })

  test('are fetched again if damaged on the device, and rejected if damaged on the network', async () => {
    const device = createDevice()
    const { server, store, openOnline, damage } = device
    await (await openOnline()).renewDetails()
    const name = [...store.sections.keys()].find((each) => each.startsWith('details-')) ?? ''
    damage(name, (stored) => stored.replace('tomato', 'potato'))
    server.takeRequests()
    const holder = await openOnline()
    await holder.renewDetails()
    expect(chunks(server)).toHaveLength(1)
    expect(text(holder)).toEqual(['In tomato sauce.', true])
    server.publish([createProduct(1, 'Beans', 'Baked.'), createProduct(5000, 'Rice', 'Long grain.')])
    server.onTheWay = (path, sent) => (path.endsWith('details-0') ? sent.slice(0, -9) : sent)
    await holder.refresh()
    await holder.renewDetails()
    expect([text(holder), text(holder, '5000'), device.state?.hasDetails]).toEqual([
      ['In tomato sauce.', true],
      ['Long grain.', true],
      false,
    ])
  })

  test('are deleted with the rest, also while they load', async () => {
    const { store, openOnline } = createDevice()
    const holder = await openOnline()
    const renewing = holder.renewDetails()
    await holder.delete()
    await renewing
    expect([text(holder), store.sections.size]).toEqual([undefined, 0])
  })
})
