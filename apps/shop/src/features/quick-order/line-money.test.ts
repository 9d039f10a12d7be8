import type { Quantity } from '@provender/domain/money/money'
import { expect, test } from 'vitest'
import { listContext, tomatoes } from '../catalogue/product.fixture.ts'
import { lineMoney, rowMoney, sumOfRows } from './line-money.ts'
import type { PasteRow } from './paste-rows.ts'

const quantity = (count: number) => (count * 1000) as Quantity
const choice = { product: tomatoes, unit: '2', quantity: quantity(400) } as const

test.each([
  ['4 of 400 are left', quantity(4)],
  ['nothing is left', quantity(0)],
  ['it is not known how much is left', undefined],
])('a pasted row and the foot have the same sum if %s', (_what, addable) => {
  const row = { id: 7, choice, isConfirmed: true } as PasteRow
  const limits = addable === undefined ? [] : [[7, { quantity: addable, by: 'STOCK' }] as const]
  const { sum } = rowMoney(choice, addable, listContext)
  expect(sum).toBe(sumOfRows([row], new Map(limits), listContext))
  expect(sum === lineMoney(choice, listContext).sum).toBe(addable === undefined)
})
