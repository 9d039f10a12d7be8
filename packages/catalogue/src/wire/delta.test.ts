import type { ProductId } from '@provender/domain/ids'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { audiences } from '../audience.ts'
import { createProduct, createRows } from '../catalogue.fixture.ts'
import { buildCatalogue } from '../catalogue.ts'
import { runToEnd } from '../cooperative-loop.ts'
import { isSameInGroups, patchCatalogue } from '../patch.ts'
import type { CatalogueRows } from '../product.ts'
import { type CatalogueSnapshot, snapshotOf, rowsOf } from './catalogue-snapshot.ts'
import { applyDelta, type ChangesSince, isSameOnDevices, writeDelta } from './delta.ts'
import { checksumIn } from './section.ts'
import { decodeLists, encodeLists } from './snapshot.ts'
import { rows, value } from './wire.fixture.ts'

const encodeDelta = (...change: Parameters<typeof writeDelta>) => runToEnd(writeDelta(...change))

function changedBetween(before: CatalogueRows, after: CatalogueRows): ChangesSince {
  const [previous, now] = [before, after].map(
    ({ products }) => new Map(products.map((each) => [each.id, each])),
  )
  const ids = [...before.products, ...after.products].map(({ id }) => id)
  return {
    version: before.version,
    products: new Set(ids.filter((id) => !isSameOnDevices(previous?.get(id), now?.get(id)))),
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
    const snapshotAt = (version: number, name: string): CatalogueSnapshot =>
      snapshotOf(
        buildCatalogue({
          ...createRows([createProduct(1, { name }), createProduct(2)]),
          version,
        }),
        'web',
      )
    const after = { ...snapshotAt(3, 'Beans'), products: snapshotAt(3, 'Beans').products.slice(0, 1) }
    const since = { version: 2, products: new Set([2] as ProductId[]), groups: false }
    const delta = encodeDelta(since, after, checksumIn(encodeLists(after)) ?? '')
    expect(applyDelta(snapshotAt(2, 'Beans'), delta).ok).toBe(true)
    expect(applyDelta(snapshotAt(1, 'Beans'), delta)).toEqual({
      ok: false,
      refusal: { type: 'OtherVersion' },
    })
    expect(applyDelta(snapshotAt(2, 'Oil'), delta)).toEqual({ ok: false, refusal: { type: 'OtherVersion' } })
  })

  test('without changes is nearly empty', () => {
    const many = createRows(Array.from({ length: 200 }, (_, index) => createProduct(index + 1)))
    const [before, after] = [1, 2].map((version) => snapshotOf(buildCatalogue({ ...many, version }), 'web'))
    const since = { version: before!.version, products: new Set<ProductId>(), groups: false }
    expect(encodeDelta(since, after!, checksumIn(encodeLists(after!)) ?? '').length).toBeLessThan(1000)
  })
})
