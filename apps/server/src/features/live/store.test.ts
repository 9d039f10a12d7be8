import { expect, test } from 'vitest'
import { batchReads, type OwnVersions } from './store.ts'

const versionsOf = (sessionId: string): OwnVersions => ({
  baskets: Number(sessionId),
  orders: 0,
  unreadNotifications: 0,
})

test('a thousand concurrent reads take one statement, and later ones share the next', async () => {
  const queries: (readonly string[])[] = []
  const reads: PromiseWithResolvers<void>[] = []
  const readOwn = batchReads(async (sessionIds) => {
    queries.push(sessionIds)
    const reading = Promise.withResolvers<void>()
    reads.push(reading)
    await reading.promise
    return new Map(sessionIds.filter((id) => id !== '7').map((id) => [id, versionsOf(id)]))
  })
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const first = Array.from({ length: 1000 }, (_, n) => readOwn(String(n)))
  await turn()
  const later = [readOwn('1'), readOwn('2000')]
  await turn()
  expect(queries.map(({ length }) => length)).toEqual([1000])
  reads[0]?.resolve()
  const own = await Promise.all(first)
  expect(own[3]).toEqual(versionsOf('3'))
  expect(own[7]).toBeUndefined()
  await turn()
  expect(queries[1]).toEqual(['1', '2000'])
  reads[1]?.resolve()
  expect(await Promise.all(later)).toEqual([versionsOf('1'), versionsOf('2000')])
})

test('a failed read fails only for its own callers', async () => {
  let isAway = true
  const readOwn = batchReads(async (sessionIds) => {
    if (isAway) throw new Error('away')
    return new Map(sessionIds.map((id) => [id, versionsOf(id)]))
  })
  await expect(readOwn('1')).rejects.toThrow('away')
  isAway = false
  expect(await readOwn('1')).toEqual(versionsOf('1'))
})
