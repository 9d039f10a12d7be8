import type { Quantity } from '@provender/domain/money/money'
import { expect, test } from 'vitest'
import { differInPackOnly, usualOf } from './reason-text.ts'

const milk = { id: '1', name: 'Semi Skimmed Milk', brand: 'Hollins', packSize: '6 x 2L' }

const offering = (products: readonly (typeof milk)[]) => ({
  candidates: products.map((product) => ({
    product,
    unit: '2' as const,
    quantity: 1000 as Quantity,
    issue: null,
    amounts: [],
  })),
})
const isOnlyPackOpen = (products: readonly (typeof milk)[]) => differInPackOnly(offering(products))

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

test('of several offered products, the usual one is that which the company buys most often', () => {
  const offered = ['1', '2', '3', '4'].map((id) => ({ ...milk, id }))
  const usual = (bought: readonly string[], of = offered) => usualOf(offering(of), bought)?.id
  expect(usual(['9', '3', '2'])).toBe('3')
  expect(usual(['9'])).toBeUndefined()
  // Only what is offered is named.
  expect(usual(['4'])).toBeUndefined()
  expect(usual(['1'], offered.slice(0, 1))).toBeUndefined()
})
