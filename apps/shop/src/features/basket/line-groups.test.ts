import type { BasketLine } from '@provender/domain/basket/basket'
import type { ProductId } from '@provender/domain/ids'
import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import { describe, expect, test } from 'vitest'
import { tomatoes } from '../catalogue/product.fixture.ts'
import { editedBasket, type EditedLine } from './edited-basket.ts'
import { findLines } from './find-lines.ts'
import { lineGroups, runsOf } from './line-groups.ts'

const line = (
  id: number,
  unit: SalesUnit,
  storage: string | null = null,
  isOrderable = true,
  category?: string,
): EditedLine => {
  const quantity = 1000 as Quantity
  const basketLine: BasketLine = {
    productId: id as ProductId,
    unit,
    quantity,
    priceWhenAdded: null,
    piecesPerBoxWhenAdded: null,
    note: '',
    substitutionWish: null,
    changedBy: null,
  }
  const reviewed = {
    productId: String(id),
    name: `Product ${id}`,
    code: '',
    unit,
    quantity: 1,
    price: '2.00',
    oldPrice: null,
    vatRate: 0,
    net: '2.00',
    vat: '0.00',
    isOrderable,
    hasLastStock: false,
    problems: [],
    product: {
      ...tomatoes,
      storage,
      categories: category ? [{ id: category, name: category }] : [],
      allergens: [],
      substitutes: [],
    },
  }
  return editedBasket([basketLine], new Map([[`${id}/${unit}`, reviewed]]), new Map()).lines[0]!
}
const keys = (lines: readonly EditedLine[], positions = new Map<number, number>()) =>
  lineGroups(lines, positions, { grouping: 'storage' }).map((group) => [
    group.storage,
    group.lines.map(({ key }) => key),
  ])

describe('the storage groups of a basket', () => {
  test('hold lines of the same storage, ambient first, and are never empty', () => {
    expect(keys([line(1, '1', 'frozen'), line(2, '1'), line(3, '1', 'frozen')])).toEqual([
      ['ambient', ['2/1']],
      ['frozen', ['1/1', '3/1']],
    ])
  })

  test('keep both units of a product together, the box first', () => {
    expect(keys([line(1, '1'), line(2, '2'), line(1, '2')])).toEqual([['ambient', ['1/2', '1/1', '2/2']]])
  })

  test('restore the position of a line that was put back', () => {
    const positions = new Map<number, number>()
    keys([line(1, '1'), line(2, '1')], positions)
    expect(keys([line(2, '1'), line(1, '1')], positions)).toEqual([['ambient', ['1/1', '2/1']]])
  })

  test('sum the lines that can be ordered', () => {
    expect(
      lineGroups([line(1, '1'), line(2, '1', null, false)], new Map(), { grouping: 'storage' })[0]?.net,
    ).toBe(200)
  })
})

describe('the runs of a group', () => {
  const positions = new Map<number, number>()
  const all = Array.from({ length: 100 }, (_, index) =>
    line(index + 1, '1', index % 3 === 0 ? 'frozen' : null),
  )
  const runs = (lines: readonly EditedLine[]) =>
    lineGroups(lines, positions, { grouping: 'storage' }).map((group) =>
      runsOf(group.lines, positions).map(([number, its]) => ({ number, keys: its.map(({ key }) => key) })),
    )
  const allRuns = runs(all)

  test('hold the lines in order, a few in each', () => {
    const groups = lineGroups(all, positions, { grouping: 'storage' }).map((group) =>
      group.lines.map(({ key }) => key),
    )
    expect(allRuns.map((group) => group.flatMap(({ keys: its }) => its))).toEqual(groups)
    const lengths = allRuns.flat().map(({ keys: its }) => its.length)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(24)
    expect(lengths.length).toBe(10)
  })

  test('keep their lines when one is removed, and take it back in the same position', () => {
    const removed = '30/1'
    const left = runs(all.filter(({ key }) => key !== removed))
    expect(left).toEqual(
      allRuns.map((group) =>
        group.map((run) => ({ ...run, keys: run.keys.filter((key) => key !== removed) })),
      ),
    )
    expect(runs([...all.filter(({ key }) => key !== removed), line(30, '1')])).toEqual(allRuns)
  })
})

describe('lines grouped by category', () => {
  const lineIn = (id: number, category?: string) => line(id, '1', null, true, category)

  test('follow the order in which their categories came into the basket; lines without a category are last', () => {
    const lines = [lineIn(1), lineIn(2, 'Tins'), lineIn(3, 'Dairy'), lineIn(4, 'Tins')]
    expect(
      lineGroups(lines, new Map(), { grouping: 'category' }).map((group) => [group.name, group.lines.length]),
    ).toEqual([
      ['Tins', 2],
      ['Dairy', 1],
      [undefined, 1],
    ])
  })

  test('form one group in the order they were added, with both units of a product together', () => {
    const lines = [line(1, '1', 'frozen'), line(2, '1'), line(1, '2', 'frozen')]
    const [group, ...others] = lineGroups(lines, new Map(), { grouping: 'added' })
    expect(group?.lines.map(({ key }) => key)).toEqual(['1/2', '1/1', '2/1'])
    expect(others).toEqual([])
    expect(lineGroups([], new Map(), { grouping: 'added' })).toEqual([])
  })
})

describe('line search', () => {
  const named = (id: number, name: string, code = '') => {
    const newLine = line(id, '1')
    return { ...newLine, reviewed: { ...newLine.reviewed, name, code } }
  }
  const lines = [named(1, 'Żółty Ser'), named(2, 'Kırmızı Biber', '204417'), named(3, 'Red Pepper Paste')]

  test.each([
    ['zolty', [1]],
    ['KIRMIZI biber', [2]],
    ['kirmizi', [2]],
    ['4417', [2]],
    ['paste red', [3]],
    ['red soup', []],
    ['  ', [1, 2, 3]],
  ])('by %s finds the lines with every word', (text, ids) => {
    expect(findLines(lines, text).map(({ productId }) => productId)).toEqual(ids)
  })
})
