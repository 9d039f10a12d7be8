import { expect, test } from 'vitest'
import { createLatestValue } from './latest-value.ts'

test('a slow reader skips values, but never the last one', async () => {
  const latest = createLatestValue<number>(() => {})
  for (const n of [1, 2, 3]) latest.set(n)
  expect((await latest.next()).value).toBe(3)
  const next = latest.next()
  latest.set(4)
  latest.set(5)
  expect((await next).value).toBe(4)
  expect((await latest.next()).value).toBe(5)
})

test('a value set before the end is still read, and none after it', async () => {
  let left = 0
  const latest = createLatestValue<number>(() => (left += 1))
  latest.set(1)
  latest.end()
  latest.set(2)
  expect(await latest.next()).toEqual({ done: false, value: 1 })
  expect((await latest.next()).done).toBe(true)
  expect(left).toBe(1)
})

test('a reader who stops while waiting is released at once', async () => {
  let left = 0
  const latest = createLatestValue<number>(() => (left += 1))
  const next = latest.next()
  await latest.return?.()
  expect((await next).done).toBe(true)
  expect(left).toBe(1)
})
