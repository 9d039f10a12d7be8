import { type TestDb, withDatabase } from '@provender/testing/test-database'
import { expect, test } from 'vitest'
import { countAttempt } from './allowance.ts'

const startMs = Date.parse('2026-11-23T10:00:00Z')
const count = ({ db }: TestDb, afterSeconds: number) =>
  countAttempt(
    { db, readNowMs: () => Promise.resolve(startMs + afterSeconds * 1000) },
    { subject: 'contact 1', times: 2, withinSeconds: 600 },
  )

test('attempts beyond the allowance wait until its period ends', async () => {
  await withDatabase(async (database) => {
    expect([await count(database, 0), await count(database, 1)]).toEqual([0, 0])
    expect(await count(database, 100)).toBe(500)
    expect(await count(database, 600)).toBe(0)
  })
})

test('a clock that was set back begins a new period', async () => {
  await withDatabase(async (database) => {
    for (let n = 0; n < 5; n += 1) await count(database, n)
    expect(await count(database, -3600)).toBe(0)
    expect(await count(database, -3600)).toBe(0)
    expect(await count(database, -3600)).toBe(600)
  })
})

test('another server may be a few seconds behind and begins no new period', async () => {
  await withDatabase(async (database) => {
    for (let n = 0; n < 5; n += 1) await count(database, 0)
    expect(await count(database, -2)).toBe(602)
  })
})
