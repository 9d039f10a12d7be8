import { describe, expect, test } from 'vitest'
import { languages } from '../languages.ts'
import {
  defaultBasketName,
  displayBasketName,
  isRenamed,
  isSameBasketName,
  typedBasketName,
} from './default-name.ts'

describe('the name of a basket', () => {
  test("a generated name is shown in the reader's language", () => {
    for (const from of languages)
      for (const language of languages)
        expect(displayBasketName(defaultBasketName(12, from), language)).toBe(defaultBasketName(12, language))
    expect(displayBasketName('Basket 1', 'pl')).toBe('Koszyk 1')
    expect(displayBasketName('Basket 1', 'tr')).toBe('Sepet 1')
    expect(displayBasketName('Basket 1 (copy) (copy)', 'pl')).toBe('Koszyk 1 (kopia) (kopia)')
  })

  test('a typed name stays unchanged', () => {
    for (const name of [
      'Weekly',
      'Basket',
      'Basket one',
      'My Basket 1',
      'Basket 1 bar',
      'basket 1',
      'Weekly (copy)',
      '',
    ])
      for (const language of languages) expect(displayBasketName(name, language)).toBe(name)
  })

  test('a typed name stays unchanged even if it looks generated', () => {
    for (const typed of ['Basket 7', 'Koszyk 7', 'Sepet 7', 'Basket 7 (copy)']) {
      const name = typedBasketName(typed)
      expect(name.replaceAll('\u00A0', ' ')).toBe(typed)
      for (const language of languages) expect(displayBasketName(name, language)).toBe(name)
      // No user sees the same name twice.
      expect(isSameBasketName(name, typed)).toBe(true)
    }
    expect(typedBasketName('Weekly')).toBe('Weekly')
  })

  test('sending back the displayed generated name does not rename the basket', () => {
    expect(isRenamed('Basket 1', 'Koszyk\u00A01')).toBe(false)
    expect(isRenamed('Basket 1', 'Basket\u00A02')).toBe(true)
    expect(isRenamed('Basket\u00A01', 'Koszyk\u00A01')).toBe(true)
    expect(isRenamed('Weekly', 'Weekly')).toBe(false)
  })
})
