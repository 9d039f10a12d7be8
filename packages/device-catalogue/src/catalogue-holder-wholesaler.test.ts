import { describe, expect, test } from 'vitest'
import { createDevice, dayMs, listProducts, monday } from './catalogue-holder.fixture.ts'

describe('the wholesaler', () => {
  test('makes devices fetch older data again, once, from a set day on', async () => {
    const device = createDevice()
    const { server, openOnline } = device
    const holder = await openOnline()
    const completeText = async () => {
      server.takeRequests()
      await holder.refresh()
      return server.takeRequests().filter((path) => path.includes('lists')).length
    }
    server.forced = '2026-11-24'
    expect(await completeText()).toBe(0)
    device.nowMs += dayMs
    expect(await completeText()).toBe(1)
    expect(await completeText()).toBe(0)
    expect(listProducts(holder)).toEqual(['Beans 0.01', 'Oil 0.01'])
  })

  test('makes devices fetch data of the same day again, once, if the day is set later', async () => {
    const { server, openOnline } = createDevice()
    await openOnline()
    const [one, other] = [await openOnline(), await openOnline()]
    server.takeRequests()
    const completeText = () => server.takeRequests().filter((path) => path.includes('lists')).length
    server.forced = '2026-11-23'
    await one.refresh()
    expect(completeText()).toBe(1)
    await other.refresh()
    await one.refresh()
    await openOnline()
    expect(completeText()).toBe(0)
    expect(listProducts(other)).toEqual(['Beans 0.01', 'Oil 0.01'])
  })

  test('makes devices fetch data from the future, of a clock that was ahead, again, once, when a day is set', async () => {
    const device = createDevice()
    const { server, openOnline } = device
    device.nowMs = monday + 365 * dayMs
    await openOnline()
    device.nowMs = monday
    server.takeRequests()
    server.forced = '2026-11-20'
    await openOnline()
    await openOnline()
    expect(server.takeRequests().filter((path) => path.includes('lists'))).toHaveLength(1)
  })

  test('makes an updated app that starts without a server delete data of its last build, if so configured last', async () => {
    const { server, store, openTab, openOnline } = createDevice()
    server.removesOnNewBuild = true
    await openOnline()
    server.is = 'away'
    expect(listProducts(await openTab())).toEqual(['Beans 0.01', 'Oil 0.01'])
    expect(listProducts(await openTab({ build: '221' }))).toBeUndefined()
    expect(store.sections.size).toBe(0)
  })

  test('leaves the data of its last build to an updated app that starts without a server otherwise', async () => {
    const { server, openTab, openOnline } = createDevice()
    await openOnline()
    server.is = 'away'
    expect(listProducts(await openTab({ build: '221' }))).toEqual(['Beans 0.01', 'Oil 0.01'])
  })

  test('makes a device without a server delete data from before a set day, when that day has come', async () => {
    const device = createDevice()
    const { server, openTab, openOnline } = device
    server.forced = '2026-11-24'
    await openOnline()
    server.is = 'away'
    expect(listProducts(await openTab())).toEqual(['Beans 0.01', 'Oil 0.01'])
    device.nowMs += dayMs
    expect(listProducts(await openTab())).toBeUndefined()
  })

  test('makes devices delete data of another build, if so configured', async () => {
    const { server, openOnline } = createDevice()
    await openOnline()
    server.takeRequests()
    await openOnline({ build: '221' })
    expect(server.takeRequests().filter((path) => path.includes('lists'))).toHaveLength(0)
    server.removesOnNewBuild = true
    await openOnline({ build: '221' })
    expect(server.takeRequests().filter((path) => path.includes('lists'))).toHaveLength(1)
    await openOnline({ build: '221' })
    expect(server.takeRequests().filter((path) => path.includes('lists'))).toHaveLength(0)
  })
})
