import type { Quantity } from '@provender/domain/money/money'
import { expect, test } from 'vitest'
import { piece, shelf, tomatoes } from '../catalogue/product.fixture.ts'
import { addProduct } from './add-product.ts'

function counter(inBasket: { readonly '1'?: number; readonly '2'?: number } = {}) {
  const acts: string[] = []
  const baskets = {
    quantityOf: (_: unknown, unit: '1' | '2') => ((inBasket[unit] ?? 0) * 1000) as Quantity,
  }
  const onAdd: typeof shelf.onAdd = ({ act }, { control }) => void acts.push(`${act} of unit ${control.unit}`)
  return { acts, at: { baskets, shelf: { ...shelf, onAdd } } }
}

test('Enter adds one of the default unit', () => {
  const { acts, at } = counter()
  expect(addProduct(tomatoes, at, { count: 1 })).toBe('2')
  expect(acts).toEqual(['add of unit 2'])
})

test('Enter adds to the unit that is in the basket', () => {
  const { acts, at } = counter({ '1': 4 })
  expect(addProduct(tomatoes, at, { count: 1 })).toBe('1')
  expect(acts).toEqual(['more of unit 1'])
})

test('a code that stands for one unit adds that unit, whatever is in the basket', () => {
  const { acts, at } = counter({ '1': 4 })
  expect(addProduct(tomatoes, at, { asked: '2', count: 1 })).toBe('2')
  expect(addProduct(tomatoes, at, { asked: '1', count: 1 })).toBe('1')
  expect(acts).toEqual(['add of unit 2', 'more of unit 1'])
})

test('Enter says so if no more can be added', () => {
  const { acts, at } = counter({ '2': 99 })
  expect(addProduct(tomatoes, at, { count: 1 })).toBe('2')
  expect(acts).toEqual(['reach of unit 2'])
})

test('Enter adds nothing if nothing can be bought', () => {
  const { acts, at } = counter()
  const visitor = { ...at, shelf: { ...at.shelf, isSignedIn: false } }
  const unpriced = { ...tomatoes, units: [{ ...piece, price: null }] }
  expect(addProduct(tomatoes, visitor, { count: 1 })).toBeUndefined()
  expect(addProduct(unpriced, at, { count: 1 })).toBeUndefined()
  expect(acts).toEqual([])
})

test('the typed quantity is added to the quantity in the basket', () => {
  const quantities: number[] = []
  for (const inBasket of [{}, { '1': 4 }] as const) {
    const { at } = counter(inBasket)
    const onAdd: typeof shelf.onAdd = (act) => {
      if (act.act === 'set') quantities.push(act.quantity)
    }
    addProduct(tomatoes, { ...at, shelf: { ...at.shelf, onAdd } }, { count: 12 })
  }
  expect(quantities).toEqual([12_000, 16_000])
})
