import type { OrderState } from '@provender/domain/order/order'
import { describe, expect, test } from 'vitest'
import { chooseTo, stepsOfAll, toggle } from './order-choice.ts'

const order = (number: string, state: OrderState) =>
  ({ number, state, method: 'DELIVERY', hold: null }) as const

describe('chosen orders', () => {
  test('an order is chosen, and chosen no more', () => {
    const one = toggle(new Set(), '1')
    expect([...one]).toEqual(['1'])
    expect([...toggle(one, '1')]).toEqual([])
  })

  test('all orders between two are chosen', () => {
    const numbers = ['1', '2', '3', '4', '5']
    expect([...chooseTo(new Set(['2']), numbers, '4')]).toEqual(['2', '3', '4'])
    expect([...chooseTo(new Set(), numbers, '4')]).toEqual(['4'])
    expect([...chooseTo(new Set(['5']), numbers, '1')].toSorted()).toEqual(['1', '5'])
  })

  test('each step names the orders on which the role may take it', () => {
    const orders = [order('1', 'SUBMITTED'), order('2', 'CONFIRMED'), order('3', 'PACKED')]
    const numbers = (role: Parameters<typeof stepsOfAll>[1]) =>
      [...stepsOfAll(orders, role)].map(([step, allowed]) => [step, allowed.map(({ number }) => number)])
    expect(numbers('MANAGER')).toEqual([
      ['CONFIRM', ['1']],
      ['DISPATCH', ['3']],
      ['HOLD', ['1', '2']],
    ])
    expect(numbers('WAREHOUSE')).toEqual([['DISPATCH', ['3']]])
    expect(numbers('DRIVER')).toEqual([])
  })
})
