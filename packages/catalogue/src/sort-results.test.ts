import type { AttributeId, AttributeValueId } from '@provender/domain/ids'
import { expect, test } from 'vitest'
import { idsOf, createProduct, createRows } from './catalogue.fixture.ts'
import { buildCatalogue } from './catalogue.ts'
import type { CatalogueProduct } from './product.ts'
import type { ProductSort } from './query-input.ts'

/** Half of them have the value 21: too many to sort directly. Every sixtieth has the value 11: few enough. */
const products = Array.from({ length: 3000 }, (_, index) =>
  createProduct(index + 1, {
    name: `Product ${(index * 7919) % 3000}`,
    featuredRank: (index * 31) % 100,
    createdAtMs: (index * 17) % 500,
    attributeValueIds: [index % 2 === 0 ? 21 : 22, index % 60 === 0 ? 11 : 12] as AttributeValueId[],
  }),
)
const catalogue = buildCatalogue(createRows(products))

const orders: Readonly<Record<string, (one: CatalogueProduct, other: CatalogueProduct) => number>> = {
  FEATURED: (one, other) => one.featuredRank - other.featuredRank,
  CREATED_AT_DESC: (one, other) => other.createdAtMs - one.createdAtMs,
  NAME_ASC: (one, other) => (one.name < other.name ? -1 : 1),
  NAME_DESC: (one, other) => (one.name < other.name ? 1 : -1),
}

test.each(Object.entries(orders))(
  '%s: a page of few, many or all products is a slice of the full order',
  (sort, compare) => {
    const choices = [
      { attributes: new Map(), every: 1 },
      { attributes: new Map([[2 as AttributeId, [21 as AttributeValueId]]]), every: 2 },
      { attributes: new Map([[1 as AttributeId, [11 as AttributeValueId]]]), every: 60 },
    ]
    for (const { attributes, every } of choices) {
      const inOrder = products
        .filter((_, index) => index % every === 0)
        .toSorted((one, other) => compare(one, other) || one.id - other.id)
        .map(({ id }) => id)
      for (const offset of [0, 20, 24, 1400, inOrder.length - 5, inOrder.length, 9000]) {
        const page = idsOf(catalogue, { sort: sort as ProductSort, attributes, offset, limit: 24 })
        expect(page).toEqual(inOrder.slice(offset, offset + 24))
      }
    }
  },
)
