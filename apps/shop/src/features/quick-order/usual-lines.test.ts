import type { Quantity } from '@provender/domain/money/money'
import { expect, test } from 'vitest'
import { tomatoes } from '../catalogue/product.fixture.ts'
import { countUsual } from './usual-lines.ts'

const line = (id: string, unit: '1' | '2') => ({
  choice: { product: { ...tomatoes, id }, unit, quantity: 1000 as Quantity },
})
const bought = (id: string, onlyUnit: string | null) => ({ product: { id }, quantity: 5, onlyUnit })

test('a line is usual if its product is bought in its unit alone', () => {
  const usual = [bought('1', '2'), bought('2', '1'), bought('3', null)]
  expect(countUsual([line('1', '2'), line('2', '2'), line('3', '2'), line('4', '2')], usual)).toBe(1)
  expect(countUsual([line('1', '2'), line('2', '1')], usual)).toBe(2)
  expect(countUsual([{ choice: undefined }], usual)).toBe(0)
})
