import { text as textType } from '@provender/domain/product/product-field'
import { productFieldList } from '@provender/domain/product/product-values'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allProductsQuery, createProduct, createRows, createViewer } from '../catalogue.fixture.ts'
import { buildCatalogue } from '../catalogue.ts'
import { queryProducts } from '../query.ts'
import { snapshotOf, rowsOf } from './catalogue-snapshot.ts'
import { checksumOf } from './checksum.ts'
import { formatOf, openSection, sealSection } from './section.ts'
import { decodeLists, encodeLists } from './snapshot.ts'
import { value } from './wire.fixture.ts'

describe('a damaged or foreign section', () => {
  const text = encodeLists(
    snapshotOf(buildCatalogue(createRows([createProduct(1), createProduct(2)])), 'web'),
  )
  const read = (damaged: string) => decodeLists(damaged)

  test('is refused completely, without a crash', () => {
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(12), fc.string({ maxLength: 12 }), (offset, cut, inserted) => {
        const damaged = text.slice(0, offset) + inserted + text.slice(offset + cut)
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
    const another = { wire: 'origin', type: textType, deviceSection: 'lists' } as const
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
    for (let index = 0; index < 200; index += 1) {
      const changed =
        text.slice(0, index) + String.fromCharCode(text.charCodeAt(index) ^ 1) + text.slice(index + 1)
      expect(checksumOf(changed)).not.toBe(checksumOf(text))
    }
  })
})
