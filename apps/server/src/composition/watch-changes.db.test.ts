import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { watchChanges } from './watch-changes.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

test('the database counts as away while it does not answer the work of another history', async () => {
  const { promise: answer, reject } = Promise.withResolvers<never>()
  const log = { info: () => {}, error: () => {} } as never
  const watch = watchChanges({ ...shop.deps, log, runLong: () => answer })
  expect(watch.isUp()).toBe(true)
  await shop.deps.pool.query(`update schema set history = 'of another cluster'`)
  await expect.poll(watch.isUp).toBe(false)
  reject(new Error('Query read timeout'))
  await watch.stop()
})
