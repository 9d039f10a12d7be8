import type { AttributeValueId, CategoryId, PriceListId, ProductId } from '@provender/domain/ids'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { audiences, catalogueFor, publishedProducts } from './audience.ts'
import { ordinalsOf } from './bit-set.ts'
import { allProductsQuery, createProduct, createRows, createViewer, price } from './catalogue.fixture.ts'
import { buildCatalogue, type Catalogue } from './catalogue.ts'
import { matchPaste } from './paste/match-paste.ts'
import { type CatalogueChange, patchCatalogue } from './patch.ts'
import { priceIndex } from './price-index.ts'
import type { CatalogueProduct, PriceListPrices } from './product.ts'
import { productSorts, type QueryViewer } from './query-input.ts'
import { queryProducts } from './query.ts'

const own = 7 as PriceListId

function seen(whole: Catalogue): unknown {
  return audiences.map((audience) => {
    const catalogue = catalogueFor(whole, audience)
    return seenBy(catalogue, { priceListId: own, visible: publishedProducts(catalogue, audience) })
  })
}

function seenBy(catalogue: Catalogue, queryViewer: Partial<QueryViewer>): unknown {
  const viewer = createViewer(catalogue, queryViewer)
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
  const order = '3 red beans\n2 kg feta\n1 pomaro oil\n4 cheezes'
  const pasted = [...matchPaste(order, { catalogue, viewer, corrections: new Map() })]
  const listed = texts.flatMap((search) =>
    (search === '' ? productSorts : (['FEATURED'] as const)).map((sort) => {
      const result = queryProducts(catalogue, { ...allProductsQuery, search, sort }, viewer)
      const { promo, clearance } = priceIndex(catalogue, viewer)
      return {
        marked: [promo, clearance].map((bits) =>
          ordinalsOf(bits)
            .map((ordinal) => Number(catalogue.products[ordinal]?.id))
            .toSorted((one, other) => one - other),
        ),
        ids: [...catalogue.ordinalOf.keys()].toSorted((one, other) => one - other),
        ...result,
        ordinals: result.ordinals.map((ordinal) => catalogue.products[ordinal]?.id),
      }
    }),
  )
  return { pasted, listed }
}

const product = (id: number): fc.Arbitrary<CatalogueProduct> =>
  fc
    .record({
      name: fc.constantFrom('Red beans', 'Pomaro Beans', 'Feta cheese', 'Cheese', 'Oil'),
      packSize: fc.constantFrom('6 x 2kg', '12 x 400g'),
      code: fc.constantFrom('100002', '10000', '77'),
      categoryIds: fc.subarray([1, 2, 3, 4, 5] as CategoryId[]),
      attributeValueIds: fc.subarray([11, 12, 13, 21, 22] as AttributeValueId[]),
      webPublished: fc.boolean(),
      mobilePublished: fc.boolean(),
      promos: fc.constantFrom([], [{ ...price(2), startsOn: null, endsOn: null }]),
      featuredRank: fc.nat(3),
      createdAtMs: fc.nat(3),
      standard: fc.option(fc.nat(5).map((n) => price(n))),
    })
    .map((change) => createProduct(id, change))

const state = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 12 }).chain((ids) =>
  fc.record({
    products: fc.tuple(...[...new Set(ids)].map(product)),
    privatePrices: fc.array(fc.integer({ min: 1, max: 12 })),
  }),
)

const listOf = (ids: readonly number[], net: number): PriceListPrices =>
  new Map(ids.map((id) => [id as ProductId, price(net)]))

interface State {
  readonly products: readonly CatalogueProduct[]
  readonly privatePrices: readonly number[]
}

const ownPrices = ({ products, privatePrices }: State): PriceListPrices => {
  const ids = new Set(products.map(({ id }) => Number(id)))
  return listOf(
    privatePrices.filter((id) => ids.has(id)),
    privatePrices.length,
  )
}

function changeBetween(before: State, after: State, version: number): CatalogueChange {
  const left = new Set(after.products.map(({ id }) => id))
  return {
    ...createRows([]),
    version,
    changed: after.products,
    deleted: before.products.map(({ id }) => id).filter((id) => !left.has(id)),
    privatePrices: new Map([[own, ownPrices(after)]]),
  }
}

const builtFrom = (each: State): Catalogue =>
  buildCatalogue({ ...createRows(each.products), priceLists: new Map([[own, ownPrices(each)]]) })

describe('a patched catalogue', () => {
  test('equals a rebuilt catalogue for every audience after any number of patches, with or without queries in between', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(state, fc.boolean()), { minLength: 2, maxLength: 4 }), (states) => {
        let patched = builtFrom(states[0]![0])
        for (const [index, [after, isAsked]] of states.entries()) {
          if (index === 0) continue
          if (isAsked) seen(patched)
          patched = patchCatalogue(patched, changeBetween(states[index - 1]![0], after, index + 1))
          expect(patched.version).toBe(index + 1)
        }
        expect(seen(patched)).toEqual(seen(builtFrom(states.at(-1)![0])))
      }),
      { numRuns: 40 },
    )
  })

  test('does not modify the original', () => {
    const catalogue = buildCatalogue(createRows([createProduct(1, { name: 'Beans' }), createProduct(2)]))
    const before = JSON.stringify(seen(catalogue))
    patchCatalogue(catalogue, {
      ...createRows([]),
      changed: [createProduct(1, { name: 'Oil', featuredRank: 9, webPublished: false })],
      deleted: [2 as ProductId],
      privatePrices: new Map(),
    })
    expect(JSON.stringify(seen(catalogue))).toBe(before)
  })
})
