import { describe, expect, test } from 'vitest'
import { packText } from './pack-text.ts'

describe('a pack size', () => {
  test("uses the trade's symbols", () => {
    expect(packText('12 x 400g', 'en')).toBe('12 × 400 g')
    expect(packText('24x6x25g', 'en')).toBe('24 × 6 × 25 g')
    expect(packText('6 x 2.5kg', 'en')).toBe('6 × 2.5 kg')
    expect(packText('4 x 50m', 'en')).toBe('4 × 50 m')
  })

  test.each(['6 x 2L', '6x2l', '6X2 L', '6 × 2L', '6×2 l', '6*2lt', '6 x 2 LTR', '6  x  2L'])(
    'is formatted the same way for every spelling: %s',
    (packSize) => {
      for (const language of ['en', 'pl', 'tr'] as const) expect(packText(packSize, language)).toBe('6 × 2 L')
    },
  )

  test('does not change when formatted twice', () => {
    for (const packSize of ['5 x about 2.5kg', '24x6x25GR', '4 x 1.5 L', 'about 4kg', '6 x 2,5kg'])
      for (const language of ['en', 'tr'] as const) {
        const once = packText(packSize, language)
        expect(packText(once, language)).toBe(once)
      }
  })

  test("uses the language's decimal mark before a measure", () => {
    expect(packText('6 x 2.5kg', 'pl')).toBe('6 × 2,5 kg')
    expect(packText('4 x 1.5 L', 'pl')).toBe('4 × 1,5 L')
    expect(packText('6 x 2,5kg', 'pl')).toBe('6 × 2,5 kg')
    expect(packText('6 x 2,5kg', 'en')).toBe('6 × 2.5 kg')
  })

  test('keeps a comma that may group thousands', () => {
    expect(packText('1,000g', 'en')).toBe('1,000 g')
  })

  test('translates the word for an estimate', () => {
    expect(packText('about 4kg', 'en')).toBe('about 4 kg')
    expect(packText('about 4.5kg', 'pl')).toBe('ok. 4,5 kg')
    expect(packText('5 x about 2kg', 'en')).toBe('5 × about 2 kg')
    expect(packText('5 x About 2.5kg', 'tr')).toBe('5 × yaklaşık 2,5 kg')
  })

  test('translates the word for pieces', () => {
    expect(packText('50 each', 'en')).toBe('50 each')
    expect(packText('50 Each', 'pl')).toBe('50 szt.')
    expect(packText('10 x 50each', 'tr')).toBe('10 × 50 adet')
    expect(packText('sold each', 'pl')).toBe('sold each')
  })

  test('stays unchanged without a measure', () => {
    expect(packText('No. 2.5 tin', 'pl')).toBe('No. 2.5 tin')
    expect(packText('12 × 1.2.5g', 'pl')).toBe('12 × 1.2.5 g')
    expect(packText('all about tea', 'pl')).toBe('all about tea')
    expect(packText('12 extra large', 'en')).toBe('12 extra large')
    expect(packText('', 'pl')).toBe('')
  })
})
