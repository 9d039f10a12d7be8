import { describe, expect, test } from 'vitest'
import { parseStatementSearch } from './statement-search.ts'
import { periodsUntil, statementHref, statementView } from './statement-view.ts'

describe('the address of a statement', () => {
  test('contains its dates and ignores invalid ones', () => {
    expect(parseStatementSearch({ from: '2026-11-01', to: '2026-11-30', page: '2' })).toEqual({
      from: '2026-11-01',
      to: '2026-11-30',
      page: 2,
    })
    for (const from of ['yesterday', '2026-02-30', '2026-13-01', '0001-01-01', ['2026-11-01'], 7])
      expect(parseStatementSearch({ from })).toEqual({})
  })

  test('is read back unchanged', () => {
    const view = { from: '2026-11-01', to: '2026-11-30', page: 3 }
    const query = Object.fromEntries(new URL(statementHref(view), 'http://shop').searchParams)
    expect(parseStatementSearch(query)).toEqual(view)
  })
})

test('a statement covers the last 90 days by default', () => {
  expect(statementView({}, '2026-11-23')).toMatchObject({ from: '2026-08-25', to: '2026-11-23' })
  expect(statementView({ to: '2026-03-31' }, '2026-11-23').from).toBe('2025-12-31')
  expect(statementView({ from: '2026-11-30', to: '2026-11-01', page: 1 }, '2026-11-23')).toMatchObject({
    from: '2026-11-01',
    to: '2026-11-01',
  })
})

test('a period ends where the next begins, also at the turn of the year', () => {
  expect(periodsUntil('2026-01-10').slice(0, 2)).toEqual([
    { name: 'month', from: '2026-01-01', to: '2026-01-10' },
    { name: 'lastMonth', from: '2025-12-01', to: '2025-12-31' },
  ])
})
