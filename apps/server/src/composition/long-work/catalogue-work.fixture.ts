import { randomUUID } from 'node:crypto'
import { noTimeouts } from '@provender/db/session'
import fastify from 'fastify'
import { catalogueViewer } from '../../features/catalogue/catalogue-viewer.ts'
import { createOverlayCache } from '../../features/catalogue/device/overlay-cache.ts'
import { createSnapshotCache } from '../../features/catalogue/device/snapshot-cache.ts'
import { loadCatalogue } from '../../features/catalogue/load-catalogue.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { addSearchEngineRoutes } from '../http/search-engines.ts'
import { productCount, writeInBulk } from './large-shop.fixture.ts'
import type { LongWork } from './long-work.fixture.ts'

const everyProduct = `${productCount.toLocaleString('en')} products`

/** As an import that changes these products does. Returns the new version. */
async function touch(
  shop: TestShop,
  which: string,
  change = 'featured_rank = featured_rank',
): Promise<number> {
  await writeInBulk(
    shop,
    `update version set n = n + 1 where name = 'catalogue'`,
    `update product set catalogue_version = version.n, ${change} from version
     where version.name = 'catalogue' and product.id > 1000 and ${which}`,
  )
  const { rows } = await shop.deps.pool.query(`select n from version where name = 'catalogue'`)
  return Number(rows[0].n)
}

/** Changes one product, so that nothing is in a cache. */
async function renew(shop: TestShop): Promise<void> {
  await shop.deps.catalogue.syncTo(await touch(shop, 'product.id = 1001'))
}

function takesOver(
  what: string,
  { limit, which, change }: { readonly limit: string; readonly which: string; readonly change?: string },
): LongWork {
  return {
    title: `takes over ${what}`,
    limit,
    prepare: async (shop) => {
      // Every audience has been served, so that its catalogue is renewed, too.
      for (const caller of ['visitor', 'a1', 'b1'] as const)
        await shop.get(caller, '{ products(search: "beans") { total } }')
      const version = await touch(shop, which, change)
      return () => shop.deps.catalogue.syncTo(version)
    },
  }
}

const newNames = `description2 = description2 || 's'`

const ownWork: readonly LongWork[] = [
  {
    title: 'reads the whole catalogue',
    limit: everyProduct,
    prepare:
      ({ deps }) =>
      () =>
        deps.runLong(noTimeouts, (db) => loadCatalogue(db, 0)),
  },
  {
    title: 'loads everything anew after a failover',
    limit: everyProduct,
    prepare:
      ({ deps }) =>
      () =>
        deps.catalogue.reload(),
  },
  takesOver('an import', { limit: everyProduct, which: 'true' }),
  takesOver('new names', { limit: everyProduct, which: 'true', change: newNames }),
  takesOver('a small import', { limit: '500 products', which: 'product.id <= 1500', change: newNames }),
  {
    title: 'takes over stock',
    limit: everyProduct,
    prepare: async (shop) => {
      const { catalogue } = shop.deps
      await writeInBulk(
        shop,
        `update stock_level set on_hand = 1004 - on_hand, changed_xid = pg_current_xact_id() where product_id > 1000`,
      )
      return async () => {
        await catalogue.syncTo(0)
        await shop.get('a1', '{ products { total } }')
      }
    },
  },
  {
    title: 'writes the lists for devices',
    limit: everyProduct,
    prepare: async (shop) => {
      await renew(shop)
      const snapshots = createSnapshotCache(shop.deps)
      return () => snapshots.current('web')
    },
  },
  {
    title: 'writes a difference for devices',
    limit: `half of ${everyProduct}`,
    prepare: async (shop) => {
      const { catalogue } = shop.deps
      const before = catalogue.current().version
      const which = `product.id % 2 = 0 and product.id < ${productCount}`
      await catalogue.syncTo(await touch(shop, which, 'featured_rank = featured_rank + 1'))
      const snapshots = createSnapshotCache(shop.deps)
      await snapshots.current('web')
      return () => snapshots.delta('web', before, (work) => work())
    },
  },
  ...(['prices', 'stock'] as const).map((part): LongWork => ({
    title: `writes the ${part} for devices`,
    limit: everyProduct,
    prepare: async (shop) => {
      await renew(shop)
      const overlays = createOverlayCache(shop.deps)
      const viewer = catalogueViewer(shop.deps, null)
      return () => overlays[part](viewer)
    },
  })),
  {
    title: 'writes the site map',
    limit: everyProduct,
    prepare: async (shop) => {
      await renew(shop)
      const app = fastify()
      addSearchEngineRoutes(app, shop.deps)
      await app.ready()
      return async () => {
        await app.inject('/sitemap-1.xml')
        await app.close()
      }
    },
  },
]

const productFields = `id code description2 description3 units { unit price priceWithVat oldPrice } price { price }
  promoPrice { price } categories { id name } attributes { name values { name } } substitutes { id code }`

const document = `query ($search: String, $sort: ProductSort, $filter: ProductFilter) {
  products(search: $search, sort: $sort, filter: $filter, pageSize: 100) {
    total searchedWords products { ${productFields} } facets { name values { name } } categories { categoryId } } }`

const random = () => randomUUID().slice(0, 8)
const manyWords =
  'baked beans golden tomatoes smoked chicken sliced rice whole flour organic butter fresh milk frozen cheese salted peppers sweet onions spicy lemonade roasted chocolate peeled biscuits'

const requests: Readonly<Record<string, () => object>> = {
  'a letter': () => ({ search: 'b' }),
  'a common word': () => ({ search: 'tomatoes' }),
  'misspelt words': () => ({
    search: 'tomatose golen smokd orgnic chiken lemonde chocolat buiscits musrooms sausges',
  }),
  'unknown words': () => ({ search: Array.from({ length: 20 }, random).join(' ') }),
  'many words': () => ({ search: manyWords }),
  'the lowest price': () => ({ sort: 'PRICE_ASC' }),
  'a promotion': () => ({ filter: { promotion: true } }),
  'many values': () => ({
    filter: {
      attributes: [{ attributeId: 1, valueIds: Array.from({ length: 200 }, (_, index) => index + 4) }],
    },
  }),
}

export const catalogueWork: readonly LongWork[] = [
  ...ownWork,
  ...Object.entries(requests).map(([kind, variables]): LongWork => ({
    title: `searches for ${kind}`,
    limit: '200 characters, 100 products',
    fields: ['products'],
    prepare: async (shop) => {
      await renew(shop)
      return () => shop.get('a1', document, variables())
    },
  })),
  {
    title: 'reads products by their ids',
    limit: '200 products',
    fields: ['productsByIds'],
    prepare: async (shop) => {
      await renew(shop)
      const ids = Array.from({ length: 200 }, (_, index) => 1001 + index * 5)
      const query = `query ($ids: [Int64!]!) { productsByIds(productIds: $ids) { ${productFields} } }`
      return () => shop.get('a1', query, { ids })
    },
  },
]
