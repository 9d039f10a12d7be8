import { beforeEach, describe, expect, test } from 'vitest'
import { type CatalogueHolder, createCatalogueHolder, type DeviceState } from './catalogue-holder.ts'
import {
  type CatalogueServer,
  createCatalogueServer,
  createSectionStore,
  createProduct,
} from './catalogue-server.fixture.ts'
import { tolerateStoreFailures } from './fallible-store.ts'

const beans = createProduct(1, 'Beans', 'In tomato sauce.')
const oil = createProduct(2, 'Oil')
const monday = Date.parse('2026-11-23T10:00:00Z')
const dayMs = 86_400_000

let server: CatalogueServer
let store: ReturnType<typeof createSectionStore>
let nowMs: number
let state: DeviceState | undefined

beforeEach(() => {
  server = createCatalogueServer()
  server.publish([beans, oil])
  store = createSectionStore()
  nowMs = monday
  state = undefined
})

/** A newly opened tab of the shop. */
async function openTab({ owner = 'demo', build = '220' } = {}): Promise<CatalogueHolder> {
  const holder = createCatalogueHolder({
    store: tolerateStoreFailures(Promise.resolve(store)),
    requestSection: server.requestSection,
    owner,
    build,
    nowMs: () => nowMs,
    runExclusive: (_, work) => work(),
    onState: (report) => {
      state = report
    },
  })
  await holder.open()
  return holder
}

async function openOnline(who?: Parameters<typeof openTab>[0]): Promise<CatalogueHolder> {
  const holder = await openTab(who)
  await holder.refresh()
  return holder
}

const found = (holder: CatalogueHolder, search = '') =>
  holder
    .products({ search }, 'en')
    ?.products.map(({ description2, units }) => `${description2} ${units[0]?.price}`)

const damage = (name: string, change: (text: string) => string) => {
  const part = store.sections.get(name)!
  store.sections.set(name, { ...part, text: change(part.text) })
}

describe('a device', () => {
  test('without a catalogue leaves queries to the server until it has loaded one', async () => {
    const holder = await openTab()
    expect([found(holder), state?.isReady]).toEqual([undefined, false])
    await holder.refresh()
    expect(found(holder)).toEqual(['Beans 0.01', 'Oil 0.01'])
    expect(found(holder, 'bean')).toEqual(['Beans 0.01'])
    expect(state).toEqual({
      isReady: true,
      isPersistent: true,
      hasDetails: false,
      version: 1,
      pricesAtMs: monday,
      stockAtMs: monday,
    })
  })

  test('without a catalogue first fetches the section that takes longest to decode, and the others meanwhile', async () => {
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
    expect(found(holder, 'bean')).toEqual(['Beans 0.01'])
  })

  test('answers at once from its store without a server, and reports the age of the data', async () => {
    await openOnline()
    server.is = 'away'
    nowMs += 3 * dayMs
    const holder = await openTab()
    expect(found(holder)).toEqual(['Beans 0.01', 'Oil 0.01'])
    await holder.refresh()
    expect(found(holder)).toEqual(['Beans 0.01', 'Oil 0.01'])
    expect(state).toMatchObject({ isReady: true, pricesAtMs: monday, stockAtMs: monday })
  })

  test('fetches only what changed', async () => {
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
    expect(found(holder)).toEqual(['Baked beans 0.01', 'Rice 0.01'])
    expect(found(holder, 'oil')).toEqual([])
    server.is = 'away'
    expect(found(await openTab())).toEqual(['Baked beans 0.01', 'Rice 0.01'])
  })

  test('that is up to date fetches no lists again', async () => {
    await openOnline()
    server.takeRequests()
    nowMs += 60_000
    await openOnline()
    expect(server.takeRequests().filter((path) => /lists|delta/.test(path))).toEqual([])
    expect(state?.pricesAtMs).toBe(monday + 60_000)
  })

  test('applies new prices', async () => {
    const holder = await openOnline()
    server.sell(250)
    await holder.refresh()
    expect(found(holder)).toEqual(['Beans 0.025', 'Oil 0.025'])
  })

  test('fetches the whole catalogue if there is no delta, or a wrong one', async () => {
    const holder = await openOnline()
    server.hasDeltas = false
    server.publish([createProduct(1, 'One')])
    await holder.refresh()
    expect(found(holder)).toEqual(['One 0.01'])
    server.hasDeltas = true
    server.publish([createProduct(1, 'Two')])
    server.onTheWay = (path, text) => (path.includes('delta') ? text.replace('Two', 'Six') : text)
    await holder.refresh()
    expect(found(holder)).toEqual(['Two 0.01'])
  })

  test('uses data that another tab has fetched in the meantime', async () => {
    const first = await openOnline()
    server.publish([createProduct(1, 'Rice')])
    await openOnline()
    server.takeRequests()
    await first.refresh()
    expect(found(first)).toEqual(['Rice 0.01'])
    expect(server.takeRequests().filter((path) => /lists|delta/.test(path))).toEqual([])
  })

  test('refreshes once more, however many refreshes are requested in the meantime', async () => {
    const holder = await openTab()
    await Promise.all([holder.refresh(), holder.refresh(), holder.refresh()])
    expect(server.takeRequests().filter((path) => path === '/catalogue/current')).toHaveLength(2)
  })

  test('misses nothing that changes during a refresh', async () => {
    const holder = await openOnline()
    const refreshing = holder.refresh()
    server.publish([createProduct(1, 'Rice')])
    await Promise.all([refreshing, holder.refresh()])
    expect(found(holder)).toEqual(['Rice 0.01'])
  })

  test('knows when the server has a newer version that it does not offer yet', async () => {
    server.isBehind = true
    const holder = await openOnline()
    expect(holder.isBehind()).toBe(true)
    server.isBehind = false
    await holder.refresh()
    expect(holder.isBehind()).toBe(false)
  })

  test('leaves requests to the server that the server would refuse', async () => {
    const holder = await openOnline()
    expect(holder.products({ pageSize: 101 }, 'en')).toBeUndefined()
    expect(holder.products({ page: 0 }, 'en')).toBeUndefined()
    expect(holder.products({ search: 'x'.repeat(1001) }, 'en')).toBeUndefined()
  })

  test('answers with favourites that were set a moment ago', async () => {
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
  const holder = await openOnline()
  const refreshing = holder.refresh()
  await holder.setFavourite('2', { isFavorites: true })
  await refreshing
  const liked = holder.products({ filter: { favourites: true } }, 'en')?.products.map(({ id }) => id)
  expect(liked).toEqual(['2'])
})

describe('the long texts of products', () => {
  const text = (holder: CatalogueHolder, id = '1') => {
    const found = holder.product(id, 'en')
    return found && [found.product.description3, found.isComplete]
  }
  const chunks = () => server.takeRequests().filter((path) => path.includes('details'))

  test('load after the lists, and until then a product reports them as missing', async () => {
    const holder = await openOnline()
    expect(text(holder)).toEqual(['', false])
    await holder.renewDetails()
    expect(text(holder)).toEqual(['In tomato sauce.', true])
    expect(text(holder, '2')).toEqual(['', true])
    expect(text(holder, '9')).toBeUndefined()
    expect(state?.hasDetails).toBe(true)
  })

  test('are stored, and only a changed chunk is fetched again', async () => {
    server.publish([beans, oil, createProduct(5000, 'Rice', 'Long grain.')])
    await (await openOnline()).renewDetails()
    expect(chunks()).toHaveLength(2)
    const holder = await openOnline()
    await holder.renewDetails()
    expect(chunks()).toEqual([])
    expect(text(holder, '5000')).toEqual(['Long grain.', true])
    server.publish([beans, oil, createProduct(5000, 'Rice', 'Short grain.')])
    await holder.refresh()
    expect(state?.hasDetails).toBe(false)
    await holder.renewDetails()
    expect(chunks()).toEqual(['/catalogue/details-1'])
    expect([text(holder, '1'), text(holder, '5000')]).toEqual([
      ['In tomato sauce.', true],
      ['Short grain.', true],
    ])
    expect(store.sections.size).toBe(7)
  })

  test('are fetched again if damaged on the device, and rejected if damaged on the network', async () => {
    await (await openOnline()).renewDetails()
    const name = [...store.sections.keys()].find((each) => each.startsWith('details-')) ?? ''
    damage(name, (stored) => stored.replace('tomato', 'potato'))
    server.takeRequests()
    const holder = await openOnline()
    await holder.renewDetails()
    expect(chunks()).toHaveLength(1)
    expect(text(holder)).toEqual(['In tomato sauce.', true])
    server.publish([createProduct(1, 'Beans', 'Baked.'), createProduct(5000, 'Rice', 'Long grain.')])
    server.onTheWay = (path, sent) => (path.endsWith('details-0') ? sent.slice(0, -9) : sent)
    await holder.refresh()
    await holder.renewDetails()
    expect([text(holder), text(holder, '5000'), state?.hasDetails]).toEqual([
      ['In tomato sauce.', true],
      ['Long grain.', true],
      false,
    ])
  })

  test('are deleted with the rest, also while they load', async () => {
    const holder = await openOnline()
    const renewing = holder.renewDetails()
    await holder.delete()
    await renewing
    expect([text(holder), store.sections.size]).toEqual([undefined, 0])
  })
})

describe('a store that', () => {
  const full = () => Promise.reject(new DOMException('No room', 'QuotaExceededError'))

  test('is full does not stop the device from answering; the state reports that nothing is stored', async () => {
    store.write = full
    const holder = await openOnline()
    await holder.renewDetails()
    expect(found(holder, 'bean')).toEqual(['Beans 0.01'])
    expect(state).toMatchObject({ isReady: true, isPersistent: false, hasDetails: true })
    server.publish([createProduct(1, 'Rice')])
    await holder.refresh()
    expect(found(holder)).toEqual(['Rice 0.01'])
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
        await openOnline()
        damage(name, change)
        const holder = await openTab()
        expect([found(holder), store.sections.has(name)]).toEqual([undefined, false])
        await holder.refresh()
        expect(found(holder)).toEqual(['Beans 0.01', 'Oil 0.01'])
        server.is = 'away'
        expect(found(await openTab())).toEqual(['Beans 0.01', 'Oil 0.01'])
      },
    )

  test('is rejected from the network too', async () => {
    const holder = await openOnline()
    server.publish([createProduct(1, 'New')])
    server.sell(900)
    server.onTheWay = (path, text) => (path === '/catalogue/current' ? text : text.slice(0, 100))
    await holder.refresh()
    expect(found(holder)).toEqual(['Beans 0.01', 'Oil 0.01'])
  })
})

describe('the owner of the catalogue', () => {
  test('another user of the device never sees the prices of the previous one, but reuses the rest', async () => {
    await openOnline()
    server.is = 'away'
    const rival = await openTab({ owner: 'rival' })
    expect(found(rival)).toBeUndefined()
    expect([...store.sections.keys()].sort()).toEqual(['current', 'lists'])
    server.is = 'up'
    server.owner = 'rival'
    server.takeRequests()
    await rival.refresh()
    expect(found(rival)).toEqual(['Beans 0.01', 'Oil 0.01'])
    expect(server.takeRequests().filter((path) => path.includes('lists'))).toEqual([])
  })

  test('the tab of a previous user shows none of the new user’s data and leaves it in the store', async () => {
    const holder = await openOnline()
    server.owner = 'rival'
    server.sell(250)
    const rival = await openOnline({ owner: 'rival' })
    server.takeRequests()
    await holder.refresh()
    expect([server.takeRequests(), found(holder), state?.isReady]).toEqual([
      ['/catalogue/current'],
      undefined,
      false,
    ])
    expect(found(rival)).toEqual(['Beans 0.025', 'Oil 0.025'])
    expect([...store.sections].map(([name, { owner }]) => [name, owner])).toContainEqual(['prices', 'rival'])
  })

  test('a visitor sees no data of a customer', async () => {
    await openOnline()
    const visitor = await openTab({ owner: '' })
    expect(found(visitor)).toBeUndefined()
    expect(store.sections.size).toBe(0)
  })

  test('the catalogue is deleted when the server refuses it, or when the session has ended', async () => {
    const holder = await openOnline()
    server.is = 'walled'
    await holder.refresh()
    expect([found(holder), store.sections.size, state?.isReady]).toEqual([undefined, 0, false])
    server.is = 'up'
    await holder.refresh()
    server.audience = 'visitor'
    await holder.refresh()
    expect([found(holder), store.sections.size]).toEqual([undefined, 0])
  })

  test('the catalogue is deleted at sign-out, even during a refresh', async () => {
    const holder = await openOnline()
    const refreshing = holder.refresh()
    await holder.delete()
    await refreshing
    await holder.refresh()
    expect([found(holder), store.sections.size]).toEqual([undefined, 0])
  })
})

describe('the wholesaler', () => {
  test('makes devices fetch older data again, once, from a set day on', async () => {
    const holder = await openOnline()
    const completeText = async () => {
      server.takeRequests()
      await holder.refresh()
      return server.takeRequests().filter((path) => path.includes('lists')).length
    }
    server.forced = '2026-11-24'
    expect(await completeText()).toBe(0)
    nowMs += dayMs
    expect(await completeText()).toBe(1)
    expect(await completeText()).toBe(0)
    expect(found(holder)).toEqual(['Beans 0.01', 'Oil 0.01'])
  })

  test('makes devices fetch data of the same day again, once, if the day is set later', async () => {
    await openOnline()
    const [one, other] = [await openOnline(), await openOnline()]
    server.takeRequests()
    const completeText = () => server.takeRequests().filter((path) => path.includes('lists')).length
    server.forced = '2026-11-23'
    await one.refresh()
    expect(completeText()).toBe(1)
    // The other tabs find what this one has fetched.
    await other.refresh()
    await one.refresh()
    await openOnline()
    expect(completeText()).toBe(0)
    expect(found(other)).toEqual(['Beans 0.01', 'Oil 0.01'])
  })

  test('makes devices fetch data from the future, of a clock that was ahead, again, once, when a day is set', async () => {
    nowMs = monday + 365 * dayMs
    await openOnline()
    nowMs = monday
    server.takeRequests()
    server.forced = '2026-11-20'
    await openOnline()
    await openOnline()
    expect(server.takeRequests().filter((path) => path.includes('lists'))).toHaveLength(1)
  })

  test('makes an updated app that starts without a server delete data of its last build, if so configured last', async () => {
    server.removesOnNewBuild = true
    await openOnline()
    server.is = 'away'
    expect(found(await openTab())).toEqual(['Beans 0.01', 'Oil 0.01'])
    expect(found(await openTab({ build: '221' }))).toBeUndefined()
    expect(store.sections.size).toBe(0)
  })

  test('leaves the data of its last build to an updated app that starts without a server otherwise', async () => {
    await openOnline()
    server.is = 'away'
    expect(found(await openTab({ build: '221' }))).toEqual(['Beans 0.01', 'Oil 0.01'])
  })

  test('makes a device without a server delete data from before a set day, when that day has come', async () => {
    server.forced = '2026-11-24'
    await openOnline()
    server.is = 'away'
    expect(found(await openTab())).toEqual(['Beans 0.01', 'Oil 0.01'])
    nowMs += dayMs
    expect(found(await openTab())).toBeUndefined()
  })

  test('makes devices delete data of another build, if so configured', async () => {
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

describe('a pasted order', () => {
  const request = { text: '3 beans\n2 oil', learned: [], bought: [] }

  test('is left to the server without a catalogue', async () => {
    const holder = await openTab()
    expect(await holder.paste(request)).toBeUndefined()
  })

  test('is matched in the order of its lines, and lists each product once, in the order of first matches', async () => {
    const holder = await openOnline()
    const answer = await holder.paste({ ...request, text: `${request.text}\n5 beans` })
    expect(answer?.lines.map(({ text }) => text)).toEqual(['3 beans', '2 oil', '5 beans'])
    expect(answer?.products.map(({ description2 }) => description2)).toEqual(['Beans', 'Oil'])
  })
})
