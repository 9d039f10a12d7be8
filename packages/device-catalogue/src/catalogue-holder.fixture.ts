import { type CatalogueHolder, createCatalogueHolder } from './catalogue-holder.ts'
import {
  type CatalogueServer,
  createCatalogueServer,
  createSectionStore,
  createProduct,
} from './catalogue-server.fixture.ts'
import { tolerateStoreFailures } from './fallible-store.ts'
import type { DeviceState } from './loaded-catalogue.ts'

export const beans = createProduct(1, 'Beans', 'In tomato sauce.')
export const oil = createProduct(2, 'Oil')
export const monday = Date.parse('2026-11-23T10:00:00Z')
export const dayMs = 86_400_000

interface TabOptions {
  readonly owner?: string
  readonly build?: string
}

interface TestDevice {
  readonly server: CatalogueServer
  readonly store: ReturnType<typeof createSectionStore>
  nowMs: number
  state: DeviceState | undefined
  readonly openTab: (who?: TabOptions) => Promise<CatalogueHolder>
  readonly openOnline: (who?: TabOptions) => Promise<CatalogueHolder>
  readonly damage: (name: string, change: (text: string) => string) => void
}

export function createDevice(): TestDevice {
  const server = createCatalogueServer()
  server.publish([beans, oil])
  const store = createSectionStore()
  const device: TestDevice = {
    server,
    store,
    nowMs: monday,
    state: undefined,
    openTab: async ({ owner = 'demo', build = '220' } = {}) => {
      const holder = createCatalogueHolder({
        store: tolerateStoreFailures(Promise.resolve(store)),
        requestSection: server.requestSection,
        owner,
        build,
        nowMs: () => device.nowMs,
        runExclusive: (_, work) => work(),
        onState: (report) => {
          device.state = report
        },
      })
      await holder.open()
      return holder
    },
    openOnline: async (who) => {
      const holder = await device.openTab(who)
      await holder.refresh()
      return holder
    },
    damage: (name, change) => {
      const part = store.sections.get(name)
      if (!part) throw new Error(`The device has no section ${name}`)
      store.sections.set(name, { ...part, text: change(part.text) })
    },
  }
  return device
}

export const listProducts = (holder: CatalogueHolder, search = '') =>
  holder.products({ search }, 'en')?.products.map(({ name, units }) => `${name} ${units[0]?.price}`)
