import type { Quantity } from '@provender/domain/money/money'
import { expect, test } from 'vitest'
import { kilogram, listContext, piece, tomatoes } from '../catalogue/product.fixture.ts'
import { addProduct } from './add-product.ts'

function createTarget(inBasket: { readonly '1'?: number; readonly '2'?: number } = {}) {
  const actions: string[] = []
  const baskets = {
    quantityOf: (_: unknown, unit: '1' | '2') => ((inBasket[unit] ?? 0) * 1000) as Quantity,
  }
  const onAdd: typeof listContext.onAdd = ({ type: action }, { control }) =>
    void actions.push(`${action} of unit ${control.unit}`)
  return { actions, target: { baskets, listContext: { ...listContext, onAdd } } }
}

test('Enter adds one of the default unit', () => {
  const { actions, target } = createTarget()
  expect(addProduct(tomatoes, target, { count: 1 })).toBe('2')
  expect(actions).toEqual(['add of unit 2'])
})

test('Enter adds to the unit that is in the basket', () => {
  const { actions, target } = createTarget({ '1': 4 })
  expect(addProduct(tomatoes, target, { count: 1 })).toBe('1')
  expect(actions).toEqual(['more of unit 1'])
})

test('a code that stands for one unit adds that unit, whatever is in the basket', () => {
  const { actions, target } = createTarget({ '1': 4 })
  expect(addProduct(tomatoes, target, { requestedUnit: '2', count: 1 })).toBe('2')
  expect(addProduct(tomatoes, target, { requestedUnit: '1', count: 1 })).toBe('1')
  expect(actions).toEqual(['add of unit 2', 'more of unit 1'])
})

test('a weight is added to the gram', () => {
  const quantities: number[] = []
  const { target } = createTarget()
  const onAdd: typeof listContext.onAdd = (action) =>
    void quantities.push(action.type === 'set' ? action.quantity : 0)
  const cheese = { ...tomatoes, secondUnit: 'kg', units: [kilogram] }
  const watched = { ...target, listContext: { ...target.listContext, onAdd } }
  for (const count of [0.506, 1.001, 1.234]) addProduct(cheese, watched, { requestedUnit: '2', count })
  expect(quantities).toEqual([506, 1001, 1234])
})

test('Enter says so if no more can be added', () => {
  const { actions, target } = createTarget({ '2': 99 })
  expect(addProduct(tomatoes, target, { count: 1 })).toBe('2')
  expect(actions).toEqual(['reach of unit 2'])
})

test('Enter adds nothing if nothing can be bought', () => {
  const { actions, target } = createTarget()
  const visitor = { ...target, listContext: { ...target.listContext, isSignedIn: false } }
  const unpriced = { ...tomatoes, units: [{ ...piece, price: null }] }
  expect(addProduct(tomatoes, visitor, { count: 1 })).toBeUndefined()
  expect(addProduct(unpriced, target, { count: 1 })).toBeUndefined()
  expect(actions).toEqual([])
})

test('the typed quantity is added to the quantity in the basket', () => {
  const quantities: number[] = []
  for (const inBasket of [{}, { '1': 4 }] as const) {
    const { target } = createTarget(inBasket)
    const onAdd: typeof listContext.onAdd = (action) => {
      if (action.type === 'set') quantities.push(action.quantity)
    }
    addProduct(tomatoes, { ...target, listContext: { ...target.listContext, onAdd } }, { count: 12 })
  }
  expect(quantities).toEqual([12_000, 16_000])
})
