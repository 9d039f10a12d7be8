import { expect, test } from 'vitest'
import { fullProductName, productName } from './product-name.ts'

function nameOf(brand: string | null, name: string): string {
  return productName({ brand, name }).name
}

test('a name that begins with its brand is shown without the brand', () => {
  expect(productName({ brand: 'Sonali', name: 'Sonali Mango Juice Drink' })).toEqual({
    brand: 'Sonali',
    name: 'Mango Juice Drink',
  })
  expect(nameOf('SONALI', 'Sonali – Mango Juice')).toBe('Mango Juice')
  expect(nameOf('Mrs Pettifer’s', 'Mrs Pettifer’s: Fudge')).toBe('Fudge')
})

test('a longer word that begins with the brand is kept', () => {
  expect(nameOf('Grove', 'Grovely Fresh Juice')).toBe('Grovely Fresh Juice')
  expect(nameOf('Tindale', "Tindale's Soup")).toBe("Tindale's Soup")
})

test('a brand elsewhere in the name is kept', () => {
  expect(nameOf('Sonali', 'Mango Juice by Sonali')).toBe('Mango Juice by Sonali')
})

test('a name that would be empty without the brand is kept', () => {
  expect(nameOf('Fizzby', 'Fizzby')).toBe('Fizzby')
  expect(nameOf('Fizzby', 'Fizzby - 330 ')).toBe('Fizzby - 330 ')
})

test('without a brand the name is unchanged', () => {
  expect(productName({ brand: null, name: 'Red Onions' })).toEqual({
    brand: undefined,
    name: 'Red Onions',
  })
  expect(nameOf('', 'Red Onions')).toBe('Red Onions')
})

test('on one line the brand appears once', () => {
  expect(fullProductName({ brand: 'Sonali', name: 'Sonali Mango Juice' })).toBe('Sonali Mango Juice')
  expect(fullProductName({ brand: 'Sonali', name: 'Mango Juice' })).toBe('Sonali Mango Juice')
  expect(fullProductName({ brand: null, name: 'Mango Juice' })).toBe('Mango Juice')
})
