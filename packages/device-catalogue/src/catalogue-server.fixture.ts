import type { Audience } from '@provender/catalogue/audience'
import { type CatalogueSnapshot, snapshotOf } from '@provender/catalogue/catalogue-snapshot'
import { runToEnd } from '@provender/catalogue/cooperative-loop'
import { writeDelta } from '@provender/catalogue/delta'
import { encodeFavourites, encodePrices, encodeStock } from '@provender/catalogue/overlays'
import type { CatalogueProduct } from '@provender/catalogue/product'
import { checksumIn } from '@provender/catalogue/section'
import { detailChunks, encodeDetails, encodeLists } from '@provender/catalogue/snapshot'
import type { ProductId } from '@provender/domain/ids'
import type { UnitPrice } from '@provender/domain/money/money'
import { blankProduct } from '@provender/domain/product/product-values'
import type { RequestSection } from './request-section.ts'
import type { StoredSection, SectionStore } from './section-store.ts'

export function createProduct(id: number, name: string, description = ''): CatalogueProduct {
  return {
    ...blankProduct,
    id: id as ProductId,
    code: String(100_000 + id),
    name,
    description,
    vatCode: 'Z',
    featuredRank: id,
    standard: null,
    promos: [],
    clearances: [],
  }
}

export interface CatalogueServer {
  requestSection: RequestSection
  /** The paths requested since the last call. */
  readonly takeRequests: () => readonly string[]
  readonly publish: (products: readonly CatalogueProduct[]) => void
  /** Sets the price of every product, in ten-thousandths. */
  readonly sell: (price: number) => void
  is: 'up' | 'away' | 'walled'
  audience: Audience
  owner: string
  forced: string | null
  removesOnNewBuild: boolean
  hasDeltas: boolean
  isBehind: boolean
  onTheWay: (path: string, text: string) => string
}

export function createCatalogueServer(): CatalogueServer {
  const versions: CatalogueSnapshot[] = []
  let details: readonly string[] = []
  let price = 100
  let paths: string[] = []
  const latest = () => versions.at(-1) ?? snapshotOf({ version: 0, products: [], groups: noGroups }, 'web')
  const server: CatalogueServer = {
    is: 'up',
    audience: 'web',
    owner: 'demo',
    forced: null,
    removesOnNewBuild: false,
    hasDeltas: true,
    isBehind: false,
    onTheWay: (_path, text) => text,
    takeRequests: () => {
      const before = paths
      paths = []
      return before
    },
    publish: (products) => {
      versions.push(snapshotOf({ version: versions.length + 1, products, groups: noGroups }, 'web'))
      details = detailChunks(products).map(encodeDetails)
    },
    sell: (next) => {
      price = next
    },
    requestSection: async (path, etag, onText) => {
      paths.push(path)
      if (server.is === 'away') return { kind: 'unreachable' }
      if (server.is === 'walled') return { kind: 'refused' }
      const text = textAt(path)
      if (text === undefined) return { kind: 'missing' }
      const own = checksumIn(text) ?? ''
      if (own !== '' && own === etag) return { kind: 'same' }
      const arrived = server.onTheWay(path, text)
      for (const piece of arrived.match(/[^]{1,100}/g) ?? []) onText?.(piece)
      return { kind: 'text', text: arrived, etag: own }
    },
  }
  function textAt(path: string): string | undefined {
    const { products } = latest()
    const now = { ...latest(), audience: server.audience }
    const lists = encodeLists(now)
    switch (path) {
      case '/catalogue/current':
        return currentText(server, { version: now.version, checksum: checksumIn(lists), details })
      case `/catalogue/${now.version}-${checksumIn(lists)}/lists.json`:
        return lists
      case '/catalogue/prices':
        return encodePrices(
          products.map((product) => ({
            ...createProduct(product.id, product.name),
            standard: { priceId: 1, price: price as UnitPrice, parcelPrice: null, discountBasisPoints: 0 },
          })),
          { day: '2026-11-21', hideStandard: false, own: undefined },
        )
      case '/catalogue/stock':
        return encodeStock(products.map(({ id }) => ({ id, state: 'in', count: null })))
      case '/catalogue/marks':
        return encodeFavourites({ favourites: [], reminders: [], bought: [] })
    }
    const chunk = /^\/catalogue\/details-(\d+)$/.exec(path)?.[1]
    if (chunk !== undefined) return details[Number(chunk)]
    const from = Number(/^\/catalogue\/delta\?from=(\d+)$/.exec(path)?.[1])
    const before = versions.find(({ version }) => version === from)
    if (!before || !server.hasDeltas) return undefined
    const ids = [...before.products, ...now.products].map(({ id }) => id)
    return runToEnd(
      writeDelta({ version: from, products: new Set(ids), groups: false }, now, checksumIn(lists) ?? ''),
    )
  }
  return server
}

const noGroups = { categories: [], attributes: [], attributeValues: [], ownWords: '' }

interface PublishedVersion {
  readonly version: number
  readonly checksum: string | undefined
  readonly details: readonly string[]
}

function currentText(server: CatalogueServer, { version, checksum, details }: PublishedVersion): string {
  return JSON.stringify({
    version,
    audience: server.audience,
    owner: server.owner,
    isBehind: server.isBehind,
    lists: { path: `/catalogue/${version}-${checksum}/lists.json`, checksum },
    details: details.map((text, index) => ({
      path: `/catalogue/details-${index}`,
      checksum: checksumIn(text),
    })),
    forcedDatabaseUpdateDate: server.forced,
    removeLocalDBNewBuild: server.removesOnNewBuild,
    settings: {
      warehouseTimezone: 'Europe/London',
      productIsNewDays: 30,
      showOutOfStockItems: true,
      searchMaxResults: 500,
      pricePrecedence: 'kind',
      hideDefaultProductPrices: false,
      s3BucketUrl: '',
    },
  })
}

export function createSectionStore(): { -readonly [Name in keyof SectionStore]: SectionStore[Name] } & {
  readonly sections: Map<string, StoredSection>
} {
  const sections = new Map<string, StoredSection>()
  return {
    sections,
    read: async (names) =>
      new Map(
        names.flatMap((name) => {
          const part = sections.get(name)
          return part ? [[name, part]] : []
        }),
      ),
    names: async () => [...sections.keys()],
    write: async (written) => {
      for (const [name, part] of written)
        if (part) sections.set(name, part)
        else sections.delete(name)
    },
  }
}
