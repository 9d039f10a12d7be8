import type { AttributeId, AttributeValueId, CategoryId, PriceListId, ProductId } from '@provender/domain/ids'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Audience, audiences, catalogueFor } from '../audience.ts'
import { createProduct, createRows, createViewer, price } from '../catalogue.fixture.ts'
import { buildCatalogue, type Catalogue } from '../catalogue.ts'
import { type ProductQuery, productSorts } from '../query-input.ts'
import { queryProducts } from '../query.ts'
import { productSet } from '../viewer.ts'
import { snapshotOf, productsFor, rowsOf } from './catalogue-snapshot.ts'
import { companyPriceList, withPrices } from './company-prices.ts'
import { decodePrices, encodePrices } from './overlays.ts'
import { decodeDetails, decodeLists, detailChunks, encodeDetails, encodeLists } from './snapshot.ts'
import { rows, value } from './wire.fixture.ts'

const day = '2026-11-21'

const query: fc.Arbitrary<ProductQuery> = fc.record({
  search: fc.constantFrom(
    '',
    'beans',
    'baens',
    'kielbasa',
    'tomato',
    'vegan',
    'cheese',
    'pulses',
    '100001',
    '501001234',
    'stinky stuff',
    'goo',
    'x',
  ),
  categoryId: fc.option(fc.constantFrom(1, 2, 3, 4, 5, 9).map((id) => id as CategoryId)),
  attributes: fc.constantFrom<ProductQuery['attributes']>(
    new Map(),
    new Map([[1 as AttributeId, [11, 12] as AttributeValueId[]]]),
    new Map([[2 as AttributeId, [21] as AttributeValueId[]]]),
  ),
  clearance: fc.boolean(),
  promotion: fc.boolean(),
  isNew: fc.boolean(),
  favourites: fc.boolean(),
  inStock: fc.boolean(),
  sort: fc.constantFrom(...productSorts),
  offset: fc.nat(4),
  limit: fc.constantFrom(3, 100),
})

function visibleTo(catalogue: Catalogue, audience: Audience) {
  return productSet(
    catalogue,
    productsFor(catalogue.products, audience).map(({ id }) => id),
  )
}

function answer(
  catalogue: Catalogue,
  request: ProductQuery,
  { audience, own }: { audience: Audience; own: PriceListId },
) {
  const visible = visibleTo(catalogue, audience)
  const viewer = createViewer(catalogue, {
    visible,
    inStock: productSet(catalogue, [1, 2, 3, 4, 5, 6, 7] as ProductId[]),
    favourites: productSet(catalogue, [2, 3, 8] as ProductId[]),
    newSinceMs: 2,
    priceListId: own,
    maxSearchResults: 5,
    day,
  })
  const result = queryProducts(catalogue, request, viewer)
  return { ...result, ordinals: result.ordinals.map((ordinal) => catalogue.products[ordinal]?.id) }
}

function onDevice(catalogue: Catalogue, audience: Audience): Catalogue {
  const arrived = value(decodeLists(encodeLists(snapshotOf(catalogue, audience))))
  const prices = encodePrices(productsFor(catalogue.products, audience), {
    day,
    hideStandard: false,
    own: catalogue.priceLists.get(7 as PriceListId),
  })
  return withPrices(buildCatalogue(rowsOf(arrived)), value(decodePrices(prices)))
}

describe('a catalogue sent to a device', () => {
  test('gives the same results to every query as the original', () => {
    fc.assert(
      fc.property(rows, query, fc.constantFrom(...audiences), (catalogueRows, request, audience) => {
        const catalogue = buildCatalogue(catalogueRows)
        expect(answer(onDevice(catalogue, audience), request, { audience, own: companyPriceList })).toEqual(
          answer(catalogueFor(catalogue, audience), request, { audience, own: 7 as PriceListId }),
        )
      }),
      { numRuns: 400 },
    )
  })

  test('serialises alike for any order of products', () => {
    fc.assert(
      fc.property(rows, (catalogueRows) => {
        const turned = buildCatalogue({ ...catalogueRows, products: catalogueRows.products.toReversed() })
        expect(encodeLists(snapshotOf(turned, 'web'))).toBe(
          encodeLists(snapshotOf(buildCatalogue(catalogueRows), 'web')),
        )
      }),
      { numRuns: 50 },
    )
  })

  test('names its columns as the contract does, so that a stored catalogue stays readable', () => {
    const product = createProduct(1, { name: 'Beans', packSize: '12 x 400g', description: 'Long' })
    const listed = encodeLists(snapshotOf(buildCatalogue(createRows([product])), 'web'))
    const wireNames = ['description1', 'description2', 'pSize', 'unitRate1', 'unit1', 'unit2', 'allowSales']
    for (const name of wireNames) expect(listed).toContain(`"${name}":`)
    const [details = ''] = detailChunks([product]).map(encodeDetails)
    expect(details).toContain('"description3":')
    expect(value(decodeLists(listed)).products[0]).toMatchObject({ name: 'Beans', packSize: '12 x 400g' })
  })

  test('contains no price, no note and nothing unpublished', () => {
    const secret = buildCatalogue(
      createRows([
        createProduct(1, {
          notes: 'NOTE1',
          notes2: 'NOTE2',
          description: 'LONG',
          standard: price(778_899),
          promos: [{ ...price(778_899), startsOn: null, endsOn: null }],
        }),
        createProduct(2, { name: 'APPONLY', webPublished: false }),
        createProduct(3, { name: 'WEBONLY', mobilePublished: false }),
      ]),
    )
    const listed = (audience: Audience) => encodeLists(snapshotOf(secret, audience))
    for (const audience of audiences) expect(listed(audience)).not.toMatch(/NOTE|LONG|778899/)
    expect(listed('web')).not.toMatch(/APPONLY/)
    expect(listed('mobile')).not.toMatch(/WEBONLY/)
    expect(listed('visitor')).not.toMatch(/WEBONLY|APPONLY/)
  })

  test('contains no discount if standard prices are hidden, because it would reveal them', () => {
    const timed = { ...price(778_899), discountBasisPoints: 3000, startsOn: null, endsOn: null }
    const hidden = value(
      decodePrices(
        encodePrices([createProduct(1, { standard: price(778_899), promos: [timed], clearances: [timed] })], {
          day,
          hideStandard: true,
          own: new Map([[1 as ProductId, { ...price(778_899), discountBasisPoints: 1000 }]]),
        }),
      ),
    )
    expect(hidden.standard.size).toBe(0)
    const sent = [hidden.own, hidden.promos, hidden.clearances].map(
      (prices) => [...prices.values()].flat()[0],
    )
    expect(sent.map((each) => [each?.price, each?.discountBasisPoints])).toEqual([
      [701_009, 0],
      [545_229, 0],
      [545_229, 0],
    ])
  })

  test('names no hidden category or attribute, except those that products show', () => {
    const plain = createRows([])
    const hidden = buildCatalogue({
      ...plain,
      categories: plain.categories.map((each) => ({ ...each, visible: each.id !== 3 })),
      attributes: plain.attributes.map((each) => ({ ...each, visible: false })),
    })
    const text = encodeLists(snapshotOf(hidden, 'web'))
    expect(text).not.toMatch(/Pulses|Vegan|Diet/)
    expect(text).toMatch(/Harbour/)
  })

  test('has details in chunks, of which a change affects one', () => {
    const products = [1, 2, 5000].map((id) => createProduct(id, { description: `Long ${id}`, notes: 'N' }))
    const before = detailChunks(products).map(encodeDetails)
    const after = detailChunks([...products.slice(0, 2), createProduct(5000)]).map(encodeDetails)
    expect(before).toHaveLength(2)
    expect(after.map((text, index) => text === before[index])).toEqual([true, false])
    expect(value(decodeDetails(before[1] ?? ''))).toEqual([
      { id: 5000, description: 'Long 5000', notes: 'N' },
    ])
  })
})
