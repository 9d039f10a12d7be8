import { expect, test } from 'vitest'
import { kilogram, piece, tomatoes } from '../catalogue/product.fixture.ts'
import { amountOfCode } from './amount-of-code.ts'
import { readScannedCode } from './scanned-code.ts'

const patterns = ['21IIIIIWWWWWC', '22IIIIIPPPPPC']
const barcodes = { barcode1: null, barcode2: null, barcode3: null }
const cheese = { ...tomatoes, ...barcodes, code: '12345', secondUnit: 'kg', units: [kilogram] }
const pack = { ...cheese, secondUnit: '', units: [piece] }

function amountOf(product: typeof cheese, text: string) {
  return amountOfCode(product, readScannedCode(text, patterns))
}

test('a weight counts where the product is sold by weight, also beside pieces', () => {
  const weight = { unit: '2', quantity: 1234, ignored: undefined }
  expect(amountOf(cheese, '2112345012346')).toEqual(weight)
  expect(amountOf({ ...cheese, units: [piece, kilogram] }, '2112345012346')).toEqual(weight)
})

test('a weight of a product that is not sold by weight, and any price, is ignored', () => {
  expect(amountOf(pack, '2112345012346')).toEqual({ unit: '1', quantity: 1000, ignored: 'weight' })
  expect(amountOf(pack, '2212345007509')).toEqual({ unit: '1', quantity: 1000, ignored: 'price' })
  expect(amountOf(cheese, '2212345007509')).toEqual({ unit: '2', quantity: 1000, ignored: 'price' })
})

test('a label without a weight is one', () => {
  expect(amountOf(cheese, '2112345000008')).toEqual({ unit: '2', quantity: 1000, ignored: undefined })
})

test('a price of a product in two units does not say which', () => {
  expect(amountOf({ ...cheese, units: [piece, kilogram] }, '2212345007509').unit).toBeUndefined()
})

test('a scale barcode is looked up by its item number, any other code as it is', () => {
  expect(readScannedCode('2112345012346', patterns).productCode).toBe('12345')
  expect(readScannedCode('(01)15012345678907', patterns).productCode).toBe('15012345678907')
})
