import { describe, expect, test } from 'vitest'
import { maxPageRange, pagesOf, storedPageRange, withPageRange } from './page-range.ts'

describe('the page range of a list', () => {
  test('is the page of the address if the history has none', () => {
    expect(storedPageRange(3, undefined)).toEqual({ from: 3, to: 3 })
    expect(storedPageRange(3, null)).toEqual({ from: 3, to: 3 })
    expect(storedPageRange(3, { __TSR_key: 'a' })).toEqual({ from: 3, to: 3 })
  })

  test('is the range in the history entry', () => {
    const entryState = withPageRange({ __TSR_key: 'a' }, { from: 1, to: 4 })
    expect(entryState).toMatchObject({ __TSR_key: 'a' })
    expect(storedPageRange(3, entryState)).toEqual({ from: 1, to: 4 })
    expect(pagesOf(storedPageRange(3, entryState))).toEqual([1, 2, 3, 4])
  })

  test.each([
    [{ from: 4, to: 6 }],
    [{ from: 1, to: 2 }],
    [{ from: 0, to: 4 }],
    [{ from: 1, to: maxPageRange + 1 }],
    [{ from: 1.5, to: 4 }],
    [{ from: '1', to: 4 }],
    [{ to: 4 }],
    [null],
  ])('is the page of the address if the history holds %j', (shopRun) => {
    expect(storedPageRange(3, { shopRun })).toEqual({ from: 3, to: 3 })
  })
})
