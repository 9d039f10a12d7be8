import type { AttributeId, AttributeValueId } from '@provender/domain/ids'
import { expect, test } from 'vitest'
import { idsOf, makeProduct, makeRows } from './catalogue.fixture.ts'
import { buildCatalogue } from './catalogue.ts'
import type { CatalogueProduct } from './product.ts'
import type { ProductSort } from './query.ts'

/** Half of them have the value 21: few enough to be put in order themselves, all of them are too many for that. */
const products = Array.from({ length: 3000 }, (_, at) =>
  makeProduct(at + 1, {
    description2: `Product ${(at * 7919) % 3000}`,
    featuredRank: (at * 31) % 100,
    createdAtMs: (at * 17) % 500,
    attributeValueIds: at % 2 === 0 ? [21 as AttributeValueId] : [22 as AttributeValueId],
  }),
)
const catalogue = buildCatalogue(makeRows(products))

const orders: Readonly<Record<string, (one: CatalogueProduct, other: CatalogueProduct) => number>> = {
  FEATURED: (one, other) => one.featuredRank - other.featuredRank,
  CREATED_AT_DESC: (one, other) => other.createdAtMs - one.createdAtMs,
  NAME_ASC: (one, other) => (one.description2 < other.description2 ? -1 : 1),
  NAME_DESC: (one, other) => (one.description2 < other.description2 ? 1 : -1),
}

test.each(Object.entries(orders))(
  '%s: a page of few and of many products is a part of all in order',
  (sort, compare) => {
    for (const some of [products, products.filter((_, at) => at % 2 === 0)]) {
      const chosen = [[2 as AttributeId, [21 as AttributeValueId]]] as const
      const attributes = new Map(some === products ? [] : chosen)
      const inOrder = some
        .toSorted((one, other) => compare(one, other) || one.id - other.id)
        .map(({ id }) => id)
      for (const offset of [0, 24, 1400, inOrder.length - 5, inOrder.length, 9000]) {
        const page = idsOf(catalogue, { sort: sort as ProductSort, attributes, offset, limit: 24 })
        expect(page).toEqual(inOrder.slice(offset, offset + 24))
      }
    }
  },
)
