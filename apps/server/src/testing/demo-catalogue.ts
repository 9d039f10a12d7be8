import { emptyBitSet } from '@provender/catalogue/bit-set'
import { buildCatalogue, type Catalogue } from '@provender/catalogue/catalogue'
import type { CatalogueProduct, CatalogueRows } from '@provender/catalogue/product'
import type { DemoWholesaler } from '@provender/demo/dataset'
import { buildDemoWholesaler } from '@provender/demo/wholesaler'
import type { AttributeId, AttributeValueId, CategoryId, ProductId } from '@provender/domain/ids'
import type { UnitPrice } from '@provender/domain/money/money'
import type { Price } from '@provender/domain/price/price'

export interface AddedProduct {
  readonly code: string
  readonly name: string
  readonly pack: string
  readonly brand: string
  readonly department: string
}

/** The demo wholesaler's catalogue with one price list and without a database. */
export function buildDemoCatalogue(
  productCount: number,
  added: readonly AddedProduct[] = [],
  seed = 1,
): Catalogue {
  return buildCatalogue(buildDemoRows(productCount, added, seed))
}

/** The rows of that catalogue, for tests that add their own products. */
export function buildDemoRows(
  productCount: number,
  added: readonly AddedProduct[] = [],
  seed = 1,
): CatalogueRows {
  const demo = buildDemoWholesaler({ seed, anchor: '2026-11-21', productCount })
  return demoRows(withProducts(demo, added))
}

/** A viewer who may see every published product and has no purchases or favourites. */
export function viewerOfEverything({ publishedWeb: visible }: Catalogue) {
  return {
    priceListId: null,
    precedence: 'kind',
    hideStandard: false,
    day: '2026-11-21',
    visible,
    inStock: visible,
    favourites: emptyBitSet(0),
  } as const
}

function withProducts(demo: DemoWholesaler, added: readonly AddedProduct[]): DemoWholesaler {
  const [pattern] = demo.products
  if (!pattern) return demo
  const codeOf = (brand: string) => `added ${brand}`
  const brands = [...new Set(added.map(({ brand }) => brand))].filter((brand) => brand !== '')
  const values = brands.map((brand) => ({ code: codeOf(brand), name: { en: brand }, picture: null }))
  const categoryCode = (name: string) => demo.categories.find((each) => each.name.en === name)?.code
  return {
    ...demo,
    attributes: demo.attributes.map((each) =>
      each.code === 'brand' ? { ...each, values: [...each.values, ...values] } : each,
    ),
    products: [
      ...demo.products,
      ...added.map(({ code, name, pack, brand, department }) => ({
        ...pattern,
        code,
        shortName: '',
        name,
        packSize: pack,
        barcodes: [],
        categoryCodes: [categoryCode(department) ?? []].flat(),
        attributes: brand === '' ? {} : { brand: [codeOf(brand)] },
      })),
    ],
  }
}

const onePrice: Price = {
  priceId: 1,
  price: 1000 as UnitPrice,
  parcelPrice: 10_000 as UnitPrice,
  discountBasisPoints: 0,
}

function demoRows({ categories, attributes, products }: DemoWholesaler): CatalogueRows {
  const categoryIds = new Map(categories.map(({ code }, index) => [code, (index + 1) as CategoryId]))
  const categoryId = (code: string) => categoryIds.get(code) ?? (0 as CategoryId)
  const values = attributes.flatMap((attribute, attributeIndex) =>
    attribute.values.map((value, index) => ({
      ...value,
      attribute: attribute.code,
      attributeId: attributeIndex + 1,
      index,
    })),
  )
  const valueIds = new Map(
    values.map(({ attribute, code }, index) => [`${attribute} ${code}`, (index + 1) as AttributeValueId]),
  )
  return {
    version: 1,
    ownWords: '',
    categories: categories.map(({ code, parentCode, name, index }, rowIndex) => ({
      id: (rowIndex + 1) as CategoryId,
      code,
      parentId: parentCode === null ? null : categoryId(parentCode),
      name,
      index,
      visible: true,
      picture: null,
    })),
    attributes: attributes.map(({ code, name, visible, index }, rowIndex) => ({
      id: (rowIndex + 1) as AttributeId,
      code,
      name,
      index,
      visible,
    })),
    attributeValues: values.map(({ attributeId, code, name, index, picture }, rowIndex) => ({
      id: (rowIndex + 1) as AttributeValueId,
      attributeId: attributeId as AttributeId,
      code,
      name,
      index,
      picture,
    })),
    products: products.map((row, index): CatalogueProduct => {
      const { categoryCodes, attributes: chosen, createdOn, ...product } = row
      return {
        ...product,
        id: (index + 1) as ProductId,
        categoryIds: categoryCodes.map(categoryId),
        attributeValueIds: Object.entries(chosen).flatMap(([attribute, codes]) =>
          codes.flatMap((code) => valueIds.get(`${attribute} ${code}`) ?? []),
        ),
        createdAtMs: Date.parse(createdOn ?? '2026-11-21'),
        standard: onePrice,
        promos: [],
        clearances: [],
      }
    }),
    priceLists: new Map(),
  }
}
