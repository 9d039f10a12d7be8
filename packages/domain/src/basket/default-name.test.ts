import { describe, expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { defaultBasketName, displayBasketName } from './default-name.ts'

describe('the name of a basket', () => {
  test('that was generated in any language is shown in the language of the reader', () => {
    for (const from of languages)
      for (const language of languages)
        expect(displayBasketName(defaultBasketName(12, from), language)).toBe(defaultBasketName(12, language))
    expect(displayBasketName('Basket 1', 'pl')).toBe('Koszyk 1')
    expect(displayBasketName('Basket 1', 'tr')).toBe('Sepet 1')
    expect(displayBasketName('Basket 1 (copy) (copy)', 'pl')).toBe('Koszyk 1 (kopia) (kopia)')
  })

  test('that a user typed stays', () => {
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
})
