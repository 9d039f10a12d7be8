import { expect, test } from 'vitest'
import { box, kilogram, piece, tomatoes } from '../catalogue/product.fixture.ts'
import type { CodedProduct } from './find-products-with-code.ts'
import { isLessThanCase, unitOfCode } from './unit-of-code.ts'

const tins: CodedProduct = {
  ...tomatoes,
  barcode1: '5012345678900',
  barcode2: '15012345678907',
  barcode3: '5098765432106',
}

test("a piece's barcode stands for the piece, and that of its case for the box", () => {
  expect(unitOfCode(tins, '5012345678900')).toBe('1')
  expect(unitOfCode(tins, '15012345678907')).toBe('2')
})

test("the first barcode that is not of a case is the piece's, wherever it is", () => {
  const turned = { ...tins, barcode1: '15012345678907', barcode2: '5012345678900' }
  expect(unitOfCode(turned, '5012345678900')).toBe('1')
})

test('a UPC read as an EAN or in its short form is the same barcode', () => {
  expect(unitOfCode({ ...tins, barcode1: '036000291452' }, '0036000291452')).toBe('1')
  expect(unitOfCode({ ...tins, barcode1: '012345000065' }, '01234565')).toBe('1')
  expect(unitOfCode({ ...tins, barcode1: '01234565' }, '0012345000065')).toBe('1')
})

test('a short barcode may have letters before it', () => {
  expect(unitOfCode({ ...tins, barcode1: '96385074' }, 'FF96385074')).toBe('1')
  expect(unitOfCode({ ...tins, barcode1: '012345000065' }, 'E01234565')).toBe('1')
})

test('a case whose own code is unknown is still a box', () => {
  expect(unitOfCode({ ...tins, barcode2: null }, '15012345678907')).toBe('2')
})

test('another barcode, or the product code, does not say which of two units', () => {
  expect(unitOfCode(tins, '5098765432106')).toBeUndefined()
  expect(unitOfCode(tins, tins.code)).toBeUndefined()
})

test('a product sold in one unit is that unit, whatever the code', () => {
  expect(unitOfCode({ ...tins, units: [box] }, '5012345678900')).toBe('2')
  expect(unitOfCode({ ...tins, units: [piece] }, '15012345678907')).toBe('1')
})

test('a case of a product sold by weight may be a piece or kilograms', () => {
  const cheese = { ...tins, secondUnit: 'kg', units: [piece, kilogram] }
  expect(unitOfCode(cheese, '15012345678907')).toBeUndefined()
})

test('a case of a product sold only by the piece or by weight is more than one unit', () => {
  expect(isLessThanCase({ ...tins, units: [piece] }, '15012345678907')).toBe(true)
  expect(isLessThanCase({ ...tins, units: [kilogram] }, '15012345678907')).toBe(true)
  expect(isLessThanCase({ ...tins, units: [piece] }, '5012345678900')).toBe(false)
  expect(isLessThanCase(tins, '15012345678907')).toBe(false)
})

test("if a product's only barcode is of a case, its unit is that case, whatever its name", () => {
  const cases = { ...tins, units: [piece], barcode1: '15012345678907', barcode2: null, barcode3: null }
  expect(isLessThanCase(cases, '15012345678907')).toBe(false)
})
