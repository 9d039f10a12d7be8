import { describe, expect, test } from 'vitest'
import { isFiltered, orderFilter, ordersHref, orderVariables } from './order-filter.ts'
import { parseOrdersSearch } from './orders-search.ts'

const now = Date.parse('2026-11-23T10:00:00Z')

describe('the filter of the orders', () => {
  test('is read from its address and produces the same address', () => {
    const filter = orderFilter(
      parseOrdersSearch({ q: ' baked beans ', state: 'open', period: '90', page: '2' }),
    )
    expect(filter).toEqual({ page: 2, state: 'open', period: '90', words: 'baked beans' })
    expect(ordersHref(filter)).toBe('/account/orders?q=baked+beans&state=open&period=90&page=2')
    expect(orderVariables(filter, now)).toMatchObject({ page: 2, from: '2026-08-25', search: 'baked beans' })
  })

  test('asks for no words that the API refuses', () => {
    const wordsOf = (q: string): unknown => orderVariables(orderFilter(parseOrdersSearch({ q })), now).search
    expect(wordsOf('\uFFFD\0%zz')).toBe('\uFFFD %zz')
    expect(wordsOf(`${'a'.repeat(99)}🍅`)).toBe('a'.repeat(99))
    expect(wordsOf('\0')).toBeUndefined()
  })

  test('ignores unknown parameters', () => {
    const filter = orderFilter(parseOrdersSearch({ q: ['x'], state: 'constructor', period: '7', page: '-1' }))
    expect(filter).toEqual({ page: 1, state: '', period: '', words: '' })
    expect(isFiltered(filter)).toBe(false)
    expect(ordersHref(filter)).toBe('/account/orders')
    expect(orderVariables(filter, now)).toEqual({ page: 1 })
  })
})
