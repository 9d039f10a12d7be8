import type { AttributeValueId, CategoryId } from '@provender/domain/ids'
import { createProduct, createRows, idsOf } from '../catalogue.fixture.ts'
import { buildCatalogue } from '../catalogue.ts'

/** A shop with eight products, and the ids of those that it finds. */
export function createShop() {
  const shop = buildCatalogue(
    createRows([
      createProduct(1, { description2: 'Semi Skimmed Milk', pSize: '6 x 2L' }),
      createProduct(2, { description2: 'Whole Milk', pSize: '12 x 1 litre', description1: 'WHL MLK' }),
      createProduct(3, { description2: 'Milk Chocolate Bar', pSize: '48 x 45g' }),
      createProduct(4, {
        description2: 'Kiełbasa Śląska',
        pSize: '1 x 1kg',
        barcodes: ['5010012345678', '0501001234'],
      }),
      createProduct(5, { description2: 'Sığır Sucuk', pSize: '10 x 250g' }),
      createProduct(6, {
        description2: 'Chopped tomatoes',
        attributeValueIds: [12 as AttributeValueId],
        categoryIds: [3 as CategoryId],
      }),
      createProduct(7, { description2: 'Mozzarella', code: '100001', featuredRank: 0 }),
      createProduct(8, { description2: 'Flour 100001 grade' }),
    ]),
  )
  return { shop, found: (search: string) => idsOf(shop, { search }) }
}
