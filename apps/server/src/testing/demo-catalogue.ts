import { buildCatalogue, type Catalogue } from '@provender/catalogue/catalogue'
import type { CatalogueProduct, CatalogueRows } from '@provender/catalogue/product'
import type { DemoWholesaler } from '@provender/demo/dataset'
import { buildDemoWholesaler } from '@provender/demo/wholesaler'
import type { AttributeId, AttributeValueId, CategoryId, ProductId } from '@provender/domain/ids'

/** The demo wholesaler's catalogue, without prices and without a database. */
export function buildDemoCatalogue(productCount: number): Catalogue {
  return buildCatalogue(buildDemoRows(productCount))
}

/** The rows of that catalogue, for tests that add products of their own. */
export function buildDemoRows(productCount: number): CatalogueRows {
  return demoRows(buildDemoWholesaler({ seed: 1, anchor: '2026-11-21', productCount }))
}

function demoRows({ categories, attributes, products }: DemoWholesaler): CatalogueRows {
  const categoryIds = new Map(categories.map(({ code }, at) => [code, (at + 1) as CategoryId]))
  const categoryId = (code: string) => categoryIds.get(code) ?? (0 as CategoryId)
  const values = attributes.flatMap((attribute, at) =>
    attribute.values.map((value, index) => ({
      ...value,
      attribute: attribute.code,
      attributeId: at + 1,
      index,
    })),
  )
  const valueIds = new Map(
    values.map(({ attribute, code }, at) => [`${attribute} ${code}`, (at + 1) as AttributeValueId]),
  )
  return {
    version: 1,
    ownWords: '',
    categories: categories.map(({ code, parentCode, name, index }, at) => ({
      id: (at + 1) as CategoryId,
      code,
      parentId: parentCode === null ? null : categoryId(parentCode),
      name,
      index,
      visible: true,
      picture: null,
    })),
    attributes: attributes.map(({ code, name, visible, index }, at) => ({
      id: (at + 1) as AttributeId,
      code,
      name,
      index,
      visible,
    })),
    attributeValues: values.map(({ attributeId, code, name, index, picture }, at) => ({
      id: (at + 1) as AttributeValueId,
      attributeId: attributeId as AttributeId,
      code,
      name,
      index,
      picture,
    })),
    products: products.map((row, at): CatalogueProduct => {
      const { categoryCodes, attributes: chosen, createdOn, ...product } = row
      return {
        ...product,
        id: (at + 1) as ProductId,
        categoryIds: categoryCodes.map(categoryId),
        attributeValueIds: Object.entries(chosen).flatMap(([attribute, codes]) =>
          codes.flatMap((code) => valueIds.get(`${attribute} ${code}`) ?? []),
        ),
        createdAtMs: Date.parse(createdOn ?? '2026-11-21'),
        standard: null,
        promos: [],
        clearances: [],
      }
    }),
    priceLists: new Map(),
  }
}
