import { expect, test } from 'vitest'
import { hasCode } from './coded-product.ts'

const product = { code: 'AB-12.3/4', barcode1: '5010012345678', barcode2: null, barcode3: null }

test('matches a code in every spelling', () => {
  for (const code of ['AB-12.3/4', 'ab1234', 'AB 12 3 4', 'ab.12-3.4', 'AB/1234'])
    expect(hasCode(product, code)).toBe(true)
})

test('matches only the whole code, or a barcode', () => {
  expect(hasCode(product, '5010012345678')).toBe(true)
  for (const code of ['AB-12.3', 'AB-12.3/45', '1234', '501001234567', ''])
    expect(hasCode(product, code)).toBe(false)
})
