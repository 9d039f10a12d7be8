import { describe, expect, test } from 'vitest'
import { productIdIn, productPath } from './product-path.ts'

describe('the address of a product', () => {
  test.each([
    ['Semi Skimmed Milk 2%', '/product/semi-skimmed-milk-2-12'],
    ['Kiełbasa Śląska & Co', '/product/kielbasa-slaska-co-12'],
    ['Sığır "Sucuk"', '/product/sigir-sucuk-12'],
    ['牛乳', '/product/12'],
    ['', '/product/12'],
  ])('of %j is %s, and its id is read back', (name, path) => {
    expect(productPath(name, '12')).toBe(path)
    expect(productIdIn(path.slice('/product/'.length))).toBe(12)
  })

  test.each(['milk', 'milk-', '12-milk', '-', ''])(
    'names no product without an id at its end: %j',
    (segment) => {
      expect(productIdIn(segment)).toBeUndefined()
    },
  )
})
