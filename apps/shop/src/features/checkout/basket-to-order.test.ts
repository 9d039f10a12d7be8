import { describe, expect, test } from 'vitest'
import { type BasketChoice, basketToOrder } from './basket-to-order.ts'

const choice: BasketChoice = { asked: undefined, active: 'weekly', quoted: 'weekly', isChanging: false }

describe('the basket that a checkout orders', () => {
  test('is the one in the address, whichever is active', () => {
    expect(basketToOrder({ ...choice, asked: 'party', quoted: 'party' })).toBe('party')
    expect(basketToOrder({ ...choice, asked: 'party', isChanging: true })).toBe('party')
  })

  test('is the one that the customer sees as active, if an older quote is of another', () => {
    expect(basketToOrder({ ...choice, active: 'party' })).toBe('party')
  })

  test('is open until the server has every change and has quoted it', () => {
    expect(basketToOrder({ ...choice, isChanging: true })).toBeUndefined()
    expect(basketToOrder({ ...choice, active: 'party', isChanging: true })).toBeUndefined()
  })

  test('is the quoted one on a device that knows of no basket yet', () => {
    expect(basketToOrder({ ...choice, active: undefined })).toBe('weekly')
  })
})
