import type { BasketId } from '@provender/domain/ids'
import { describe, expect, test } from 'vitest'
import { checkoutHref } from './basket-href.ts'

const id = '0190a6c2-0000-7000-8000-000000000001' as BasketId
const loaded = { totals: new Map([[id, '12.00']]) }
const unknown = { totals: new Map<BasketId, string>() }

describe('the link to the checkout', () => {
  test('names its basket, also the active one', () => {
    expect(checkoutHref({ id, isActive: true }, loaded)).toBe(`/checkout?basket=${id}`)
    expect(checkoutHref({ id, isActive: false }, loaded)).toBe(`/checkout?basket=${id}`)
  })

  test('does not name a new basket that the server does not know yet', () => {
    expect(checkoutHref({ id, isActive: true }, unknown)).toBe('/checkout')
  })
})
