import type { AttributeId, AttributeValueId, CategoryId, PriceListId, ProductId } from '@provender/domain/ids'
import { text as textType } from '@provender/domain/product/product-field'
import { productFieldList } from '@provender/domain/product/product-values'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Audience, audiences, catalogueFor } from '../audience.ts'
import { allProductsQuery, createProduct, createRows, createViewer, price } from '../catalogue.fixture.ts'
import { buildCatalogue, type Catalogue } from '../catalogue.ts'
import { isSameInGroups, patchCatalogue } from '../patch.ts'
import type { CatalogueProduct, CatalogueRows } from '../product.ts'
import { type ProductQuery, productSorts } from '../query-input.ts'
import { queryProducts } from '../query.ts'
import { productSet } from '../viewer.ts'
import { type CatalogueSnapshot, snapshotOf, productsFor, rowsOf } from './catalogue-snapshot.ts'
import { checksumOf } from './checksum.ts'
import { companyPriceList, withPrices } from './company-prices.ts'
import { applyDelta, type ChangesSince, encodeDelta, isSameOnDevices } from './delta.ts'
import { decodePrices, encodePrices } from './overlays.ts'
import { checksumIn, formatOf, openSection, sealSection } from './section.ts'
import { decodeDetails, decodeLists, detailChunks, encodeDetails, encodeLists } from './snapshot.ts'

const day = '2026-11-21'
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
      description2: fc.constantFrom(...names),
      description3: fc.string({ maxLength: 5 }),
      categoryIds: fc.subarray([1, 2, 3, 4, 5] as CategoryId[]),
      attributeValueIds: fc.subarray([11, 12, 13, 21, 22] as AttributeValueId[]),
      barcodes: fc.subarray(['5010012345678', '0501001234']),
      unit2: fc.constantFrom('', 'box', 'kg'),
      allowSales: fc.constantFrom('1', '2', '3'),
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

const rows: fc.Arbitrary<CatalogueRows> = fc
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

function value<Value>(result: { readonly ok: boolean; readonly value?: Value }): Value {
  if (!result.ok || result.value === undefined) throw new Error(JSON.stringify(result))
  return result.value
}

/** A catalogue as it arrives on a device of an audience, with its prices. */
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

  test('contains no price, no note and nothing unpublished', () => {
    const secret = buildCatalogue(
      createRows([
        createProduct(1, {
          notes: 'NOTE1',
          notes2: 'NOTE2',
          description3: 'LONG',
          standard: price(778_899),
          promos: [{ ...price(778_899), startsOn: null, endsOn: null }],
        }),
        createProduct(2, { description2: 'APPONLY', webPublished: false }),
        createProduct(3, { description2: 'WEBONLY', mobilePublished: false }),
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
    const products = [1, 2, 5000].map((id) => createProduct(id, { description3: `Long ${id}`, notes: 'N' }))
    const before = detailChunks(products).map(encodeDetails)
    const after = detailChunks([...products.slice(0, 2), createProduct(5000)]).map(encodeDetails)
    expect(before).toHaveLength(2)
    expect(after.map((text, at) => text === before[at])).toEqual([true, false])
    expect(value(decodeDetails(before[1] ?? ''))).toEqual([
      { id: 5000, description3: 'Long 5000', notes: 'N' },
    ])
  })
})

/** The changes that a server records between two catalogues. */
function changedBetween(before: CatalogueRows, after: CatalogueRows): ChangesSince {
  const [known, now] = [before, after].map(({ products }) => new Map(products.map((each) => [each.id, each])))
  const ids = [...before.products, ...after.products].map(({ id }) => id)
  return {
    version: before.version,
    products: new Set(ids.filter((id) => !isSameOnDevices(known?.get(id), now?.get(id)))),
    groups: !isSameInGroups(buildCatalogue(before), after),
  }
}

describe('a delta', () => {
  test('leads from any version to any other', () => {
    fc.assert(
      fc.property(rows, rows, fc.constantFrom(...audiences), (one, other, audience) => {
        const before = snapshotOf(buildCatalogue(one), audience)
        const after = snapshotOf(buildCatalogue(other), audience)
        const lists = encodeLists(after)
        const updated = value(
          applyDelta(
            value(decodeLists(encodeLists(before))),
            encodeDelta(changedBetween(one, other), after, checksumIn(lists) ?? ''),
          ),
        )
        expect(updated.lists).toBe(lists)
        expect(updated.catalogue).toEqual(value(decodeLists(lists)))
        const patched = patchCatalogue(buildCatalogue(rowsOf(before)), updated.change)
        expect(encodeLists(snapshotOf(patched, 'visitor'))).toBe(
          encodeLists({ ...after, audience: 'visitor' }),
        )
      }),
      { numRuns: 200 },
    )
  })

  test('is refused by a catalogue with other content, whatever its version', () => {
    const at = (version: number, name: string): CatalogueSnapshot =>
      snapshotOf(
        buildCatalogue({
          ...createRows([createProduct(1, { description2: name }), createProduct(2)]),
          version,
        }),
        'web',
      )
    const after = { ...at(3, 'Beans'), products: at(3, 'Beans').products.slice(0, 1) }
    const since = { version: 2, products: new Set([2] as ProductId[]), groups: false }
    const delta = encodeDelta(since, after, checksumIn(encodeLists(after)) ?? '')
    expect(applyDelta(at(2, 'Beans'), delta).ok).toBe(true)
    expect(applyDelta(at(1, 'Beans'), delta)).toEqual({ ok: false, refusal: { type: 'OtherVersion' } })
    expect(applyDelta(at(2, 'Oil'), delta)).toEqual({ ok: false, refusal: { type: 'OtherVersion' } })
  })

  test('without changes is nearly empty', () => {
    const many = createRows(Array.from({ length: 200 }, (_, at) => createProduct(at + 1)))
    const [before, after] = [1, 2].map((version) => snapshotOf(buildCatalogue({ ...many, version }), 'web'))
    const since = { version: before!.version, products: new Set<ProductId>(), groups: false }
    expect(encodeDelta(since, after!, checksumIn(encodeLists(after!)) ?? '').length).toBeLessThan(1000)
  })
})

describe('a damaged or foreign section', () => {
  const text = encodeLists(
    snapshotOf(buildCatalogue(createRows([createProduct(1), createProduct(2)])), 'web'),
  )
  const read = (damaged: string) => decodeLists(damaged)

  test('is refused completely, without a crash', () => {
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(12), fc.string({ maxLength: 12 }), (at, cut, inserted) => {
        const damaged = text.slice(0, at) + inserted + text.slice(at + cut)
        expect(read(damaged).ok).toBe(damaged === text)
      }),
      { numRuns: 2000 },
    )
  })

  test('is refused or read as a complete catalogue, even if it was changed and sealed again', () => {
    const plain: unknown = value(openSection('lists', text))
    fc.assert(
      fc.property(fc.nat(10_000), fc.jsonValue(), (index, replacement) => {
        const body: unknown = JSON.parse(JSON.stringify(plain))
        const locations: [object, string][] = []
        const walk = (node: unknown) => {
          if (typeof node !== 'object' || node === null) return
          for (const key of Object.keys(node)) {
            locations.push([node, key])
            walk(Reflect.get(node, key))
          }
        }
        walk(body)
        const location = locations[index % locations.length]
        if (location) Reflect.set(location[0], location[1], replacement)
        const result = read(sealSection('lists', body))
        if (!result.ok) {
          expect(result.refusal.type).toBe('Malformed')
          return
        }
        const built = buildCatalogue(rowsOf(result.value))
        expect(queryProducts(built, allProductsQuery, createViewer(built)).total).toBe(
          result.value.products.length,
        )
      }),
      { numRuns: 1500 },
    )
  })

  test.each([
    ['', 'NotASection'],
    ['{}', 'NotASection'],
    [sealSection('stock', {}), 'OtherKind'],
    [text.replace(/"format":\d+/, '"format":2'), 'OtherFormat'],
    [text.slice(0, -1), 'Damaged'],
    [sealSection('lists', null), 'Malformed'],
  ])('is refused with the reason %s', (part, type) => {
    expect(read(part)).toMatchObject({ ok: false, refusal: { type } })
  })

  test('is also one with other product fields, unless devices never receive those fields', () => {
    const another = { name: 'origin', type: textType, deviceSection: 'lists' } as const
    expect(text).toContain(`"format":${formatOf(productFieldList)}`)
    expect(formatOf([...productFieldList, { ...another, deviceSection: 'never' }])).toBe(
      formatOf(productFieldList),
    )
    for (const fields of [
      [...productFieldList, another],
      productFieldList.toReversed(),
      productFieldList.slice(1),
    ])
      expect(formatOf(fields)).not.toBe(formatOf(productFieldList))
  })

  test('changes the checksum, wherever the change is', () => {
    for (let at = 0; at < 200; at += 1) {
      const changed = text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1)
      expect(checksumOf(changed)).not.toBe(checksumOf(text))
    }
  })
})
