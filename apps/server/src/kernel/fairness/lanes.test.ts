import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runInLane } from './lanes.ts'

// Long work never waits longer than 20 ms, and a turn ends after 1 ms. A busy machine may need both for anything.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const visitor = { name: 'network 192.0.2', device: 'phone' }

test('long work starts after the short requests that arrived before it, also those that wait for their turn', async () => {
  const started: string[] = []
  const busyRead = async (): Promise<void> => {
    started.push('short')
    vi.advanceTimersByTime(0.6)
  }
  const reads = Array.from({ length: 12 }, () => runInLane('SHORT', visitor, busyRead))
  const long = runInLane('LONG', { name: 'user 1', device: '' }, async () => void started.push('long'))
  await Promise.all([...reads, long])
  expect(started.indexOf('long')).toBe(12)
})

test('a flood from one device gets no neighbour refused who has the same address', async () => {
  const flood = Array.from({ length: 300 }, () =>
    runInLane('SHORT', visitor, () => new Promise(setImmediate)).catch(() => 'BUSY'),
  )
  const neighbour = await runInLane('SHORT', { ...visitor, device: 'tablet' }, async () => 'answered')
  expect(neighbour).toBe('answered')
  expect(await Promise.all(flood)).toContain('BUSY')
})
