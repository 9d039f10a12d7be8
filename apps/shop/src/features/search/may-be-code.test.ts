import { codeSigns } from '@provender/domain/barcode/product-code'
import { describe, expect, test } from 'vitest'
import { mayBeCode } from './may-be-code.ts'

describe('a text that may be a whole code', () => {
  test.each(['104217', 'AB_12', '5010 0123 45678', '50-10', 'AB12', '7up-1', 'AB.12/3', '10/250'])(
    'is %j',
    (text) => {
      expect(mayBeCode(text)).toBe(true)
    },
  )

  test.each(['tom', 'tomatoes', '7', '2kg', 'milk 2l', '12 x 400g', ''])('is not %j', (text) => {
    expect(mayBeCode(text)).toBe(false)
  })
})

test.each(codeSigns.split(''))('may be a whole code with %j in it', (sign) => {
  expect(mayBeCode(`AB${sign}12`)).toBe(true)
})
