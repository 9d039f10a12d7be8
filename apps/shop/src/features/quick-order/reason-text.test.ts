import { setupI18n } from '@lingui/core'
import type { Quantity } from '@provender/domain/money/money'
import { expect, test } from 'vitest'
import { reasonText } from './reason-text.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const milk = { id: '1', name: 'Semi Skimmed Milk', brand: 'Hollins', packSize: '6 x 2L' }

function severalOf(products: readonly (typeof milk)[]): string | undefined {
  const candidates = products.map((product) => ({
    product,
    unit: '2' as const,
    quantity: 1000 as Quantity,
    issue: null,
    amounts: [],
  }))
  return reasonText({ reason: 'SEVERAL_PRODUCTS', missingSizes: [], doubt: null, candidates }, i18n)
}

test('says that several pack sizes match only if nothing else differs in what is offered', () => {
  const small = { ...milk, id: '2', packSize: '12 x 500ml' }
  const large = { ...milk, id: '3', packSize: '4 x 4L' }
  const other = { ...milk, id: '4', name: 'Whole Milk' }
  const ofOtherBrand = { ...small, id: '5', brand: 'Provender' }
  expect(severalOf([milk, small])).toBe('Several pack sizes')
  expect(severalOf([milk, small, large, other])).toBe('Several pack sizes')
  for (const products of [
    [milk, other],
    [milk, ofOtherBrand],
    [milk, small, other],
    [milk, { ...milk, id: '6' }],
  ])
    expect(severalOf(products)).toBe('Several products match')
})
