import type { Quantity } from '@provender/domain/money/money'
import { expect, test } from 'vitest'
import { piece, shelf, tomatoes } from '../catalogue/product.fixture.ts'
import { addOne } from './add-one.ts'

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
  expect(addOne(tomatoes, at)).toBe('2')
  expect(acts).toEqual(['add of unit 2'])
})

test('Enter adds to the unit that is in the basket', () => {
  const { acts, at } = counter({ '1': 4 })
  expect(addOne(tomatoes, at)).toBe('1')
  expect(acts).toEqual(['more of unit 1'])
})

test('a code that stands for one unit adds it, whatever is in the basket', () => {
  const { acts, at } = counter({ '1': 4 })
  expect(addOne(tomatoes, at, '2')).toBe('2')
  expect(addOne(tomatoes, at, '1')).toBe('1')
  expect(acts).toEqual(['add of unit 2', 'more of unit 1'])
})

test('Enter says so where no more can be had', () => {
  const { acts, at } = counter({ '2': 99 })
  expect(addOne(tomatoes, at)).toBe('2')
  expect(acts).toEqual(['reach of unit 2'])
})

test('Enter adds nothing where nothing can be bought', () => {
  const { acts, at } = counter()
  const visitor = { ...at, shelf: { ...at.shelf, isSignedIn: false } }
  const unpriced = { ...tomatoes, units: [{ ...piece, price: null }] }
  expect(addOne(tomatoes, visitor)).toBeUndefined()
  expect(addOne(unpriced, at)).toBeUndefined()
  expect(acts).toEqual([])
})
