import { withDatabase } from '@provender/testing/test-database'
import { expect, test } from 'vitest'

async function read(expression: string): Promise<unknown> {
  return await withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ value: unknown }>(`select ${expression} as value`)
    return rows[0]?.value
  })
}

test('an int8 is a number up to the largest safe integer', async () => {
  expect(await read('9007199254740991::int8')).toBe(9_007_199_254_740_991)
  expect(await read('(-9007199254740991)::int8')).toBe(-9_007_199_254_740_991)
})

test('a larger int8 throws instead of being rounded', async () => {
  await expect(read('9007199254740993::int8')).rejects.toThrow('int8 9007199254740993 is beyond')
  await expect(read("'{1,9007199254740993}'::int8[]")).rejects.toThrow('int8 9007199254740993 is beyond')
})

test('a count is a number', async () => {
  expect(await read('count(*)')).toBe(1)
})

test('a numeric keeps every digit', async () => {
  expect(await read('1234567890.12345678901234567890::numeric')).toBe('1234567890.12345678901234567890')
  expect(await read("'{0.10,2.5}'::numeric[]")).toEqual(['0.10', '2.5'])
})

test('a date is the stored day in every time zone', async () => {
  expect(await read("'2026-03-29'::date")).toBe('2026-03-29')
  expect(await read("'{2026-03-29,2026-10-25}'::date[]")).toEqual(['2026-03-29', '2026-10-25'])
})

test('a timestamptz is UTC milliseconds, and the same instant when stored again as a Date', async () => {
  const instant = Date.UTC(2026, 9, 25, 0, 30, 15, 123)
  expect(await read("'2026-10-25 01:30:15.123987+01'::timestamptz")).toBe(instant)
  await withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ value: number }>('select $1::timestamptz as value', [
      new Date(instant),
    ])
    expect(rows[0]?.value).toBe(instant)
  })
})

test('an infinite date or time throws', async () => {
  await expect(read("'infinity'::date")).rejects.toThrow('date infinity')
  await expect(read("'infinity'::timestamptz")).rejects.toThrow('timestamptz infinity')
})

test('arrays keep their nulls and their nesting', async () => {
  expect(await read("'{1,null,3}'::int8[]")).toEqual([1, null, 3])
  expect(await read("'{{1,2},{3,4}}'::int8[]")).toEqual([
    [1, 2],
    [3, 4],
  ])
  expect(await read('null::int8[]')).toBeNull()
})
