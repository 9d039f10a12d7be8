import { describe, expect, test } from 'vitest'
import { maxPageRange, pagesOf, pageRangeAt, withPageRange } from './page-range.ts'

describe('the page range of a list', () => {
  test('is the page of the address if the history has none', () => {
    expect(pageRangeAt(3, undefined)).toEqual({ from: 3, to: 3 })
    expect(pageRangeAt(3, null)).toEqual({ from: 3, to: 3 })
    expect(pageRangeAt(3, { __TSR_key: 'a' })).toEqual({ from: 3, to: 3 })
  })

  test('is the range in the history entry', () => {
    const kept = withPageRange({ __TSR_key: 'a' }, { from: 1, to: 4 })
    expect(kept).toMatchObject({ __TSR_key: 'a' })
    expect(pageRangeAt(3, kept)).toEqual({ from: 1, to: 4 })
    expect(pagesOf(pageRangeAt(3, kept))).toEqual([1, 2, 3, 4])
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
    expect(pageRangeAt(3, { shopRun })).toEqual({ from: 3, to: 3 })
  })
})
