import { expect, test, vi } from 'vitest'
import { createSessionCache } from './session-cache.ts'

interface Session {
  readonly name: string
}

const reading = (name: string) => vi.fn<() => Promise<Session | undefined>>(async () => ({ name }))

test('a session is read once, and one that does not exist too', async () => {
  const cache = createSessionCache<Session>()
  const [ada, nobody] = [reading('Ada'), vi.fn<() => Promise<undefined>>(async () => undefined)]
  for (const _ of [1, 2]) {
    expect(await cache.find('a', ada)).toEqual({ name: 'Ada' })
    expect(await cache.find('b', nobody)).toBeUndefined()
  }
  expect([ada.mock.calls.length, nobody.mock.calls.length]).toEqual([1, 1])
})

test('a failed read is not kept', async () => {
  const cache = createSessionCache<Session>()
  await expect(cache.find('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.find('a', reading('Ada'))).toEqual({ name: 'Ada' })
})

test('what is dropped is read again, also if it was still being read', async () => {
  const cache = createSessionCache<Session>()
  const { promise, resolve } = Promise.withResolvers<Session>()
  const before = cache.find('a', () => promise)
  await cache.find('b', reading('Bob'))
  const dropped = cache.dropWhere(({ name }) => name === 'Ada')
  resolve({ name: 'Ada' })
  await Promise.all([before, dropped])
  expect(await cache.find('a', reading('Ada now'))).toEqual({ name: 'Ada now' })
  expect(await cache.find('b', reading('Bob now'))).toEqual({ name: 'Bob' })
})

test('a session that is no longer fresh is read again, once for all who ask', async () => {
  let isFresh = true
  const cache = createSessionCache<Session>(() => isFresh)
  await cache.find('a', reading('Ada'))
  isFresh = false
  const again = reading('Ada now')
  expect(await Promise.all([cache.find('a', again), cache.find('a', again)])).toEqual([
    { name: 'Ada now' },
    { name: 'Ada now' },
  ])
  expect(again).toHaveBeenCalledOnce()
})
