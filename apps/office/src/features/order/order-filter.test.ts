import { orderStates } from '@provender/domain/order/order'
import { expect, test } from 'vitest'
import { filterIn, type OrderFilter, orderFilters, parseOrderSearch, searchOf } from './order-filter.ts'

const filters = Object.keys(orderFilters) as OrderFilter[]

test.each(filters)('the address says the filter %s', (filter) => {
  expect(filterIn(parseOrderSearch(searchOf(filter)))).toBe(filter)
})

test.each([undefined, '', 'SUBMITTED', 'constructor', 4])(
  '%j in the address shows what needs a person',
  (state) => {
    expect(filterIn(parseOrderSearch({ state }))).toBe('needs')
  },
)

test('every order that is not over has a filter of its own state', () => {
  const { open, ...others } = orderFilters
  expect(new Set(Object.values(others).flat())).toEqual(new Set(open))
  expect(orderStates.filter((state) => !open.includes(state))).toEqual([
    'DELIVERED',
    'COLLECTED',
    'CANCELLED',
  ])
})
