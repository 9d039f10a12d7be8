import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createProduct, createRows } from '../catalogue.fixture.ts'
import { buildCatalogue } from '../catalogue.ts'
import { snapshotOf } from '../wire/catalogue-snapshot.ts'
import { openSection, sealSection } from '../wire/section.ts'
import { encodeLists } from '../wire/snapshot.ts'
import { createListsParser, openLists } from './open-lists.ts'

const names = ['Red beans', 'Kiełbasa śląska', 'Oil \u2028 5L', 'Feta "cheese",\n in brine', '']

function listsOf(count: number): string {
  const products = Array.from({ length: count }, (_, index) =>
    createProduct(2 * index + 1, {
      name: names[index % names.length] ?? '',
      barcodes: [`50100${index}`],
    }),
  )
  return encodeLists(snapshotOf(buildCatalogue(createRows(products)), 'web'))
}

function openInPieces(text: string, pieces: readonly string[]) {
  const parser = createListsParser()
  for (const piece of pieces) parser.append(piece)
  return parser.open(text)
}

function splitAt(text: string, positions: readonly number[]): readonly string[] {
  const cuts = [0, ...[...positions].sort((one, other) => one - other), text.length]
  return cuts.slice(1).map((end, index) => text.slice(cuts[index], end))
}

const large = listsOf(9000)

describe('lists parsed while they arrive', () => {
  test('equal those of the whole text, wherever it is split', () => {
    const expected = openLists(large)
    expect(expected?.snapshot.products).toHaveLength(9000)
    fc.assert(
      fc.property(fc.array(fc.nat(large.length), { maxLength: 30 }), (positions) => {
        expect(openInPieces(large, splitAt(large, positions))).toEqual(expected)
      }),
      { numRuns: 3 },
    )
  })

  test.each([0, 1, 7])('equal those of the whole text of %i products, character by character', (count) => {
    const text = listsOf(count)
    expect(openInPieces(text, text.split(''))).toEqual(openLists(text))
    expect(openLists(text)?.snapshot.products).toHaveLength(count)
  })

  test('equal those of the whole text, even if pieces were missed', () => {
    const lastTable = large.lastIndexOf('\n{')
    expect(openInPieces(large, [large.slice(0, lastTable)])).toEqual(openLists(large))
    expect(openInPieces(large, [])).toEqual(openLists(large))
  })

  test('are not parsed again after the last piece', () => {
    const parser = createListsParser()
    for (const piece of splitAt(large, [90_000, 400_000])) parser.append(piece)
    const parse = vi.spyOn(JSON, 'parse')
    expect(parser.open(large)?.snapshot.products).toHaveLength(9000)
    expect(parse).not.toHaveBeenCalled()
    parse.mockRestore()
  })

  test('are discarded if the whole is damaged, cut off or reordered', () => {
    const text = listsOf(7)
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(12), fc.string({ maxLength: 12 }), (offset, cut, inserted) => {
        const damaged = text.slice(0, offset) + inserted + text.slice(offset + cut)
        expect(openInPieces(damaged, splitAt(damaged, [offset]))).toEqual(openLists(damaged))
      }),
      { numRuns: 1000 },
    )
    const backwards = large.split('\n')
    const [first = '', second = ''] = backwards.slice(1, 3)
    backwards.splice(1, 2, second, first)
    const body = JSON.parse(backwards.join('\n')).body
    expect(openInPieces(sealSection('lists', body), [sealSection('lists', body)])).toBeUndefined()
  })

  test('are parsed as a whole if not written in lines', () => {
    const opened = openSection('lists', listsOf(7))
    const text = sealSection('lists', opened.ok ? opened.value : undefined)
    expect(text).not.toContain('\n')
    expect(openInPieces(text, splitAt(text, [20, 90]))).toEqual(openLists(text))
    expect(openLists(text)).toBeDefined()
  })
})
