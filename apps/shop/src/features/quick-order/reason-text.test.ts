import type { Quantity } from '@provender/domain/money/money'
import { expect, test } from 'vitest'
import { differInPackOnly } from './reason-text.ts'

const milk = { id: '1', name: 'Semi Skimmed Milk', brand: 'Hollins', packSize: '6 x 2L' }

const isOnlyPackOpen = (products: readonly (typeof milk)[]) =>
  differInPackOnly({
    candidates: products.map((product) => ({
      product,
      unit: '2',
      quantity: 1000 as Quantity,
      issue: null,
      amounts: [],
    })),
  })

test('only the pack of a line is open if nothing else differs in what is offered', () => {
  const small = { ...milk, id: '2', packSize: '12 x 500ml' }
  const large = { ...milk, id: '3', packSize: '4 x 4L' }
  const other = { ...milk, id: '4', name: 'Whole Milk' }
  const ofOtherBrand = { ...small, id: '5', brand: 'Provender' }
  expect(isOnlyPackOpen([milk, small])).toBe(true)
  expect(isOnlyPackOpen([milk, small, large, other])).toBe(true)
  expect(isOnlyPackOpen([milk, other])).toBe(false)
  expect(isOnlyPackOpen([milk, ofOtherBrand])).toBe(false)
  expect(isOnlyPackOpen([milk, small, other])).toBe(false)
  expect(isOnlyPackOpen([milk, { ...milk, id: '6' }])).toBe(false)
})
