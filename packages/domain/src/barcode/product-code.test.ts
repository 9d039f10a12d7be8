import { expect, test } from 'vitest'
import { codeSigns, isWrittenCode, signOutsideCode } from './product-code.ts'

test.each([...codeSigns.split(''), ' '])('a product code may contain %j', (sign) => {
  expect(signOutsideCode(`AB${sign}12`)).toBeUndefined()
})

test.each([',', ';', ':', '"', '|', '\t', '\n', '€'])('a product code must not contain %j', (sign) => {
  expect(signOutsideCode(`AB${sign}12`)).toBe(sign)
  expect(isWrittenCode(`AB${sign}12`)).toBe(false)
})

test('a written code has a digit and no spaces', () => {
  for (const text of ['AB_12', 'ŁÖ.12', '7', 'a/b#1']) expect(isWrittenCode(text)).toBe(true)
  for (const text of ['AB_', 'AB 12', '']) expect(isWrittenCode(text)).toBe(false)
})
