import type { Quantity } from '@provender/domain/money/money'
import { expect, test } from 'vitest'
import { box, listContext } from '../catalogue/product.fixture.ts'
import { addedMoney } from './added-money.ts'

const two = 2000 as Quantity

test('what was added has the kind of price that the rows show', () => {
  expect(addedMoney(box, two, listContext)).toBe('£17.28')
  expect(addedMoney(box, two, { ...listContext, includesVat: true })).toBe('£20.74 inc VAT')
})

test('what was added says nothing of a hidden price', () => {
  expect(addedMoney({ ...box, price: null, priceWithVat: null }, two, listContext)).toBe('')
})
