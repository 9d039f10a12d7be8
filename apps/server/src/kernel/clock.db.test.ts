import { openTestDb } from '@provender/testing/test-database'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabaseClock } from './clock.ts'

let database: Awaited<ReturnType<typeof openTestDb>>
beforeEach(async () => {
  database = await openTestDb()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await database.close()
})

test('the clock of the database counts, not the one of this machine', async () => {
  const realNow = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(0)
  const clock = await openDatabaseClock(database.db)
  const first = clock.nowMs()
  expect(Math.abs(first - realNow)).toBeLessThan(60_000)
  expect(Number.isInteger(first)).toBe(true)
  vi.spyOn(Date, 'now').mockReturnValue(-86_400_000)
  expect(clock.nowMs()).toBeGreaterThanOrEqual(first)
  clock.stop()
})
