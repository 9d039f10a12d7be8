import type { AttributeValueId, CategoryId, PriceListId, ProductId } from '@provender/domain/ids'
import fc from 'fast-check'
import { createProduct, createRows, price } from '../catalogue.fixture.ts'
import type { CatalogueProduct, CatalogueRows } from '../product.ts'

const names = [
  'Red beans',
  'Beans',
  'Feta "cheese"',
  'Kiełbasa śląska',
  'Oil \u2028 5L',
  'Secret tomatto',
  '',
]
const dates = fc.option(fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'))

const product = (id: number): fc.Arbitrary<CatalogueProduct> =>
  fc
    .record({
      code: fc.constantFrom('100001', `00${id}`, 'A-7'),
      name: fc.constantFrom(...names),
      description: fc.string({ maxLength: 5 }),
      categoryIds: fc.subarray([1, 2, 3, 4, 5] as CategoryId[]),
      attributeValueIds: fc.subarray([11, 12, 13, 21, 22] as AttributeValueId[]),
      barcodes: fc.subarray(['5010012345678', '0501001234']),
      secondUnit: fc.constantFrom('', 'box', 'kg'),
      sellAs: fc.constantFrom('1', '2', '3'),
      webPublished: fc.boolean(),
      mobilePublished: fc.boolean(),
      picture: fc.option(fc.constantFrom('beans.webp', 'oil.webp')),
      featuredRank: fc.nat(3),
      createdAtMs: fc.nat(3),
      standard: fc.option(fc.nat(5).map(price)),
      promos: fc.array(
        fc.record({ startsOn: dates, endsOn: dates }).map((when) => ({ ...price(2), ...when })),
        { maxLength: 2 },
      ),
    })
    .map((change) => createProduct(id, change))

export const rows: fc.Arbitrary<CatalogueRows> = fc
  .uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 14 })
  .chain((ids) =>
    fc.record({
      products: fc.tuple(...ids.map(product)),
      version: fc.integer({ min: 1, max: 9 }),
      own: fc.subarray(ids as ProductId[]),
      hides: fc.boolean(),
      ownWords: fc.constantFrom('', 'stinky stuff = cheese; goo ~ beans'),
    }),
  )
  .map(({ products, version, own, hides, ownWords }) => {
    const plain = createRows(products)
    return {
      ...plain,
      version,
      attributes: plain.attributes.map((each) =>
        each.code === 'diet' ? { ...each, visible: !hides } : each,
      ),
      categories: plain.categories.map((each) => (each.id === 5 ? { ...each, visible: !hides } : each)),
      priceLists: new Map([[7 as PriceListId, new Map(own.map((id) => [id, price(1)]))]]),
      ownWords,
    }
  })

export function value<Value>(result: { readonly ok: boolean; readonly value?: Value }): Value {
  if (!result.ok || result.value === undefined) throw new Error(JSON.stringify(result))
  return result.value
}
