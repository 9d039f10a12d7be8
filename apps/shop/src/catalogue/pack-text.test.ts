import { describe, expect, test } from 'vitest'
import { packText } from './pack-text.ts'

const english = { language: 'en', about: (amount: string) => `about ${amount}` } as const
const polish = { language: 'pl', about: (amount: string) => `około ${amount}` } as const

describe('a pack size', () => {
  test('has the signs of the trade', () => {
    expect(packText('12 x 400g', english)).toBe('12 × 400 g')
    expect(packText('24x6x25g', english)).toBe('24 × 6 × 25 g')
    expect(packText('6 x 2.5kg', english)).toBe('6 × 2.5 kg')
  })

  test('has the decimal mark of the language before a measure', () => {
    expect(packText('6 x 2.5kg', polish)).toBe('6 × 2,5 kg')
    expect(packText('4 x 1.5 L', polish)).toBe('4 × 1,5 L')
    expect(packText('6 x 2,5kg', polish)).toBe('6 × 2,5 kg')
  })

  test('is an estimate in the words of the language', () => {
    expect(packText('about 4kg', english)).toBe('about 4 kg')
    expect(packText('about 4.5kg', polish)).toBe('około 4,5 kg')
  })

  test('stays as the wholesaler wrote it where there is no measure', () => {
    expect(packText('No. 2.5 tin', polish)).toBe('No. 2.5 tin')
    expect(packText('12 × 1.2.5g', polish)).toBe('12 × 1.2.5 g')
    expect(packText('all about tea', polish)).toBe('all about tea')
    expect(packText('', polish)).toBe('')
  })
})
