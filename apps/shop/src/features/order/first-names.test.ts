import { expect, test } from 'vitest'
import { firstNames } from './first-names.ts'

const line = (name: string, brand = '') => ({ name, product: { brand, storage: 'ambient' } })

test('the first three products are named without their brands', () => {
  const lines = [
    line('Hollins Whole Milk', 'Hollins'),
    line('Hollinsworth Bread', 'Hollins'),
    { name: 'No longer sold', product: null },
    line('Cola'),
  ]
  expect(firstNames(lines)).toEqual(['Whole Milk', 'Hollinsworth Bread', 'No longer sold'])
})

test('a product in two units is named once', () => {
  expect(firstNames([line('Cola'), line('Cola'), line('Eggs')])).toEqual(['Cola', 'Eggs'])
})
