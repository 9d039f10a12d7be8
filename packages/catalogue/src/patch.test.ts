import type { AttributeValueId, CategoryId, PriceListId, ProductId } from '@provender/domain/ids'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { everything, makeProduct, makeRows, makeViewer, price } from './catalogue.fixture.ts'
import { buildCatalogue, type Catalogue } from './catalogue.ts'
import { type CatalogueChange, patchCatalogue } from './patch.ts'
import type { CatalogueProduct, PriceListPrices } from './product.ts'
import { productSorts, queryProducts } from './query.ts'

const own = 7 as PriceListId

/** Everything a person can see of a catalogue, by product id. */
function seen(catalogue: Catalogue): unknown {
  const viewer = makeViewer(catalogue, { priceListId: own })
  const texts = [
    '',
    'beans',
    'feta',
    'harbour',
    'cheese',
    '100002',
    '1000',
    'fasola',
    'cheeze',
    'red oil',
    '2000g',
    'pomaro',
  ]
  return texts.flatMap((search) =>
    productSorts.map((sort) => {
      const result = queryProducts(catalogue, { ...everything, search, sort }, viewer)
      return { ...result, ordinals: result.ordinals.map((ordinal) => catalogue.products[ordinal]?.id) }
    }),
  )
}

const product = (id: number): fc.Arbitrary<CatalogueProduct> =>
  fc
    .record({
      description2: fc.constantFrom('Red beans', 'Pomaro Beans', 'Feta cheese', 'Cheese', 'Oil'),
      pSize: fc.constantFrom('6 x 2kg', '12 x 400g'),
      code: fc.constantFrom('100002', '10000', '77'),
      categoryIds: fc.subarray([1, 2, 3, 4, 5] as CategoryId[]),
      attributeValueIds: fc.subarray([11, 12, 13, 21, 22] as AttributeValueId[]),
      webPublished: fc.boolean(),
      featuredRank: fc.nat(3),
      createdAtMs: fc.nat(3),
      standard: fc.option(fc.nat(5).map((n) => price(n))),
    })
    .map((change) => makeProduct(id, change))

const state = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 12 }).chain((ids) =>
  fc.record({
    products: fc.tuple(...[...new Set(ids)].map(product)),
    privatePrices: fc.array(fc.integer({ min: 1, max: 12 })),
  }),
)

const listOf = (ids: readonly number[], net: number): PriceListPrices =>
  new Map(ids.map((id) => [id as ProductId, price(net)]))

describe('a patched catalogue', () => {
  test('shows what one built anew shows', () => {
    fc.assert(
      fc.property(state, state, (before, after) => {
        const old = {
          ...makeRows(before.products),
          priceLists: new Map([[own, listOf(before.privatePrices, 9)]]),
        }
        const changedIds = new Set(after.products.map(({ id }) => id))
        const deleted = before.products.map(({ id }) => id).filter((id) => !changedIds.has(id))
        const ownPrices = after.privatePrices.filter((id) => changedIds.has(id as ProductId))
        const change: CatalogueChange = {
          ...makeRows([]),
          version: 2,
          changed: after.products,
          deleted,
          privatePrices: new Map([[own, listOf(ownPrices, 4)]]),
        }
        const patched = patchCatalogue(buildCatalogue(old), change)
        const rebuilt = buildCatalogue({
          ...makeRows(after.products),
          priceLists: new Map([[own, listOf(ownPrices, 4)]]),
        })
        expect(patched.version).toBe(2)
        expect(seen(patched)).toEqual(seen(rebuilt))
      }),
      { numRuns: 60 },
    )
  })

  test('leaves the one it came from as it was', () => {
    const catalogue = buildCatalogue(makeRows([makeProduct(1, { description2: 'Beans' }), makeProduct(2)]))
    const before = JSON.stringify(seen(catalogue))
    patchCatalogue(catalogue, {
      ...makeRows([]),
      changed: [makeProduct(1, { description2: 'Oil', featuredRank: 9, webPublished: false })],
      deleted: [2 as ProductId],
      privatePrices: new Map(),
    })
    expect(JSON.stringify(seen(catalogue))).toBe(before)
  })
})
