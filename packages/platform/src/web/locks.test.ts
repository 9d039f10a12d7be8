import { afterEach, expect, test, vi } from 'vitest'
import { webLocks } from './locks.ts'

const { areShared, runExclusive } = webLocks

afterEach(() => void vi.unstubAllGlobals())

test('without locks, work under one name runs in sequence, even after a failure', async () => {
  vi.stubGlobal('navigator', {})
  expect(areShared()).toBe(false)
  const steps: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = runExclusive('send', async () => {
    await gate.promise
    steps.push('first')
    throw new Error('unreachable')
  })
  const second = runExclusive('send', async () => void steps.push('second'))
  const other = runExclusive('other', async () => void steps.push('other'))
  await other
  gate.resolve()
  await expect(first).rejects.toThrow('unreachable')
  await second
  expect(steps).toEqual(['other', 'first', 'second'])
})

test('without locks, work whose signal has aborted does not begin', async () => {
  vi.stubGlobal('navigator', {})
  const gate = Promise.withResolvers<void>()
  const leaving = new AbortController()
  const first = runExclusive('listen', () => gate.promise)
  const work = vi.fn<() => Promise<void>>()
  const second = runExclusive('listen', work, leaving.signal)
  leaving.abort(new Error('hidden'))
  gate.resolve()
  await first
  await expect(second).rejects.toThrow('hidden')
  expect(work).not.toHaveBeenCalled()
})

test('with locks, the browser queues the work of all tabs and knows the signal', async () => {
  const request = vi.fn(async (_name: string, _options: object, work: () => Promise<string>) => await work())
  vi.stubGlobal('navigator', { locks: { request } })
  const { signal } = new AbortController()
  expect(areShared()).toBe(true)
  expect(await runExclusive('send', async () => 'sent', signal)).toBe('sent')
  expect(request).toHaveBeenCalledWith('send', { signal }, expect.any(Function))
})
