import type { AttributeValueId, CategoryId } from '@provender/domain/ids'
import { createProduct, createRows, idsOf } from '../catalogue.fixture.ts'
import { buildCatalogue } from '../catalogue.ts'

export function createShop() {
  const shop = buildCatalogue(
    createRows([
      createProduct(1, { name: 'Semi Skimmed Milk', packSize: '6 x 2L' }),
      createProduct(2, { name: 'Whole Milk', packSize: '12 x 1 litre', shortName: 'WHL MLK' }),
      createProduct(3, { name: 'Milk Chocolate Bar', packSize: '48 x 45g' }),
      createProduct(4, {
        name: 'Kiełbasa Śląska',
        packSize: '1 x 1kg',
        barcodes: ['5010012345678', '0501001234'],
      }),
      createProduct(5, { name: 'Sığır Sucuk', packSize: '10 x 250g' }),
      createProduct(6, {
        name: 'Chopped tomatoes',
        attributeValueIds: [12 as AttributeValueId],
        categoryIds: [3 as CategoryId],
      }),
      createProduct(7, { name: 'Mozzarella', code: '100001', featuredRank: 0 }),
      createProduct(8, { name: 'Flour 100001 grade' }),
    ]),
  )
  return { shop, findIds: (search: string) => idsOf(shop, { search }) }
}
