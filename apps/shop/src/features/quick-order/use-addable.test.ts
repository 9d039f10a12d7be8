import type { Quantity } from '@provender/domain/money/money'
import { expect, test } from 'vitest'
import { listContext, tomatoes } from '../catalogue/product.fixture.ts'
import type { PasteRow } from './paste-rows.ts'
import { addableHere } from './use-addable.ts'

const counted = { ...tomatoes, stockStatus: { ...tomatoes.stockStatus, stockCount: 30 } }
const row = (id: number, boxes: number, isConfirmed = true): PasteRow => ({
  id,
  group: 'sure',
  text: '',
  matchKey: '',
  confidence: 'SURE',
  reason: null,
  missingSizes: [],
  doubt: null,
  hasQuantity: true,
  isLearned: false,
  isQuantityRead: true,
  issue: null,
  candidates: [],
  choice: { product: counted, unit: '2', quantity: (boxes * 1000) as Quantity },
  isConfirmed,
  isChosen: false,
  isSubstitute: false,
  isForgotten: false,
})
const quantities = (...rows: readonly PasteRow[]) =>
  [...addableHere(rows, [], listContext)]
    .toSorted(([one], [other]) => one - other)
    .map(([, { quantity, by }]) => [quantity / 1000, by])

test('rows of the same product share its stock from the first to the last', () => {
  expect(quantities(row(1, 1), row(2, 400), row(3, 1))).toEqual([
    [1, undefined],
    [1, 'STOCK'],
    [0, 'STOCK'],
  ])
})

test('a row that is not confirmed takes nothing from those that are', () => {
  expect(quantities(row(1, 400, false), row(2, 2))).toEqual([
    [0, 'STOCK'],
    [2, undefined],
  ])
})
