import { describe, expect, test } from 'vitest'
import { longestRun, pagesOf, runAt, withRun } from './shop-run.ts'

describe('the run of a list', () => {
  test('is the page of the address where nothing is kept', () => {
    expect(runAt(3, undefined)).toEqual({ from: 3, to: 3 })
    expect(runAt(3, null)).toEqual({ from: 3, to: 3 })
    expect(runAt(3, { __TSR_key: 'a' })).toEqual({ from: 3, to: 3 })
  })

  test('is what the entry of the history keeps', () => {
    const kept = withRun({ __TSR_key: 'a' }, { from: 1, to: 4 })
    expect(kept).toMatchObject({ __TSR_key: 'a' })
    expect(runAt(3, kept)).toEqual({ from: 1, to: 4 })
    expect(pagesOf(runAt(3, kept))).toEqual([1, 2, 3, 4])
  })

  test.each([
    [{ from: 4, to: 6 }],
    [{ from: 1, to: 2 }],
    [{ from: 0, to: 4 }],
    [{ from: 1, to: longestRun + 1 }],
    [{ from: 1.5, to: 4 }],
    [{ from: '1', to: 4 }],
    [{ to: 4 }],
    [null],
  ])('is the page of the address where %j is kept', (shopRun) => {
    expect(runAt(3, { shopRun })).toEqual({ from: 3, to: 3 })
  })
})
