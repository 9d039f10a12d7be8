import type { AttributeValueId, CategoryId, ProductId } from '@provender/domain/ids'
import { describe, expect, test } from 'vitest'
import { createProduct, createRows, createViewer } from './catalogue.fixture.ts'
import { buildCatalogue } from './catalogue.ts'
import type { CatalogueProduct } from './product.ts'
import { substitutesOf } from './substitutes.ts'
import { productSet } from './viewer.ts'

const [harbour, pomaro, halal] = [11, 12, 22] as AttributeValueId[]
const fish = [2 as CategoryId]

function bread(id: number, name: string, change: Partial<CatalogueProduct> = {}): CatalogueProduct {
  return createProduct(id, {
    name,
    packSize: '12 x 800g',
    categoryIds: fish,
    attributeValueIds: [harbour!],
    ...change,
  })
}

function substitutes(
  products: readonly CatalogueProduct[],
  change: { bought?: number[]; out?: number[] } = {},
) {
  const catalogue = buildCatalogue(createRows(products))
  const out = change.out ?? [1]
  const inStock = productSet(
    catalogue,
    products.map(({ id }) => id).filter((id) => !out.includes(id)),
  )
  const bought = productSet(catalogue, (change.bought ?? []) as ProductId[])
  const viewer = createViewer(catalogue, { inStock, bought })
  const [wanted] = products
  return wanted ? substitutesOf(catalogue, wanted, viewer).map(({ id }) => Number(id)) : []
}

const wanted = bread(1, 'Harbour Wholemeal Medium Sliced')

describe('the substitutes of a product', () => {
  test('are other packs and brands of its kind', () => {
    const ids = substitutes([
      wanted,
      bread(2, 'Harbour Wholemeal Medium Sliced', { packSize: '12 x 400g' }),
      bread(3, 'Pomaro Wholemeal Medium Sliced', { attributeValueIds: [pomaro!] }),
      bread(4, 'Harbour White Sourdough'),
    ])
    expect(ids).toEqual([3, 2])
  })

  test('begin with what the company bought', () => {
    const others = [2, 3].map((id) => bread(id, 'Harbour Wholemeal Medium Sliced'))
    expect(substitutes([wanted, ...others], { bought: [3] })).toEqual([3, 2])
  })

  test('are in stock, priced, not in transit, visible and of its category', () => {
    const name = 'Harbour Wholemeal Medium Sliced'
    const ids = substitutes(
      [
        wanted,
        bread(2, name),
        bread(3, name, { standard: null }),
        bread(4, name, { saleType: 'IN_TRANSIT' }),
        bread(5, name, { webPublished: false }),
        bread(6, name, { categoryIds: [3 as CategoryId] }),
        bread(7, name, { itemType: 'DEPOSIT' }),
      ],
      { out: [1, 2] },
    )
    expect(ids).toEqual([])
  })

  test('keep its diet marks', () => {
    const marked = { ...wanted, attributeValueIds: [harbour!, halal!] }
    const name = 'Wholemeal Medium Sliced'
    expect(
      substitutes([marked, bread(2, name), bread(3, name, { attributeValueIds: [pomaro!, halal!] })]),
    ).toEqual([3])
  })

  test('do not mind a printed price', () => {
    const plain = bread(3, 'Harbour Wholemeal Thin Sliced', { standard: wanted.standard })
    expect(substitutes([wanted, plain, bread(4, 'Harbour Wholemeal Medium Sliced PM £1.59')])).toEqual([4, 3])
  })

  test('are none while it is in stock', () => {
    expect(substitutes([wanted, bread(2, wanted.name)], { out: [] })).toEqual([])
  })
})
