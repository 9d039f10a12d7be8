import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusalOf } from '../graphql/api-error.ts'
import { createLane, type Lane } from './lane.ts'

// A turn ends by the clock, which only the work of a test moves on.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const from =
  (lane: Lane) =>
  async <Result>(name: string, work: () => Promise<Result>) =>
    await lane({ name, device: 'till' }, work)

function controlledWork() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  return {
    started,
    work: (name: string) => async () => {
      started.push(name)
      await new Promise<void>((end) => ends.set(name, end))
    },
    end: async (name: string) => {
      ends.get(name)?.()
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

test('a caller with many requests delays another caller by one of them', async () => {
  const lane = from(createLane({ maxConcurrent: 1, perCaller: 1, maxWaiting: 10 }))
  const { started, work, end } = controlledWork()
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => lane('a', work(name)))
  all.push(lane('b', work('b1')))
  for (const name of ['a1', 'a2', 'b1', 'a3', 'a4']) await end(name)
  await Promise.all(all)
  expect(started.slice(0, 3)).toContain('b1')
  expect(started).toHaveLength(5)
})

test('a caller has a fixed number of slots, even if others are free', async () => {
  const lane = from(createLane({ maxConcurrent: 4, perCaller: 2, maxWaiting: 10 }))
  const { started, work, end } = controlledWork()
  const all = ['a1', 'a2', 'a3'].map((name) => lane('a', work(name)))
  all.push(lane('b', work('b1')))
  expect(started).toEqual(['a1', 'a2', 'b1'])
  await end('a1')
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3'])
  for (const name of ['a2', 'a3', 'b1']) await end(name)
  await Promise.all(all)
})

test('a slot is free again when the work fails', async () => {
  const lane = from(createLane({ maxConcurrent: 1, perCaller: 1, maxWaiting: 10 }))
  await expect(lane('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await lane('a', () => Promise.resolve('yes'))).toBe('yes')
})

test('a caller with too many waiting requests is refused as busy, and other callers are not', async () => {
  const lane = from(createLane({ maxConcurrent: 1, perCaller: 1, maxWaiting: 1 }))
  const { work, end } = controlledWork()
  const running = lane('a', work('a1'))
  const waits = lane('a', work('a2'))
  const refused = await lane('a', work('a3')).catch(refusalOf)
  expect(refused).toMatchObject({ key: 'BUSY' })
  const other = lane('b', work('b1'))
  for (const name of ['a1', 'a2', 'b1']) await end(name)
  await Promise.all([running, waits, other])
})

test('requests of others come between pieces of work that never wait', async () => {
  const lane = from(createLane({ maxConcurrent: 100, perCaller: 8, maxWaiting: 10 }))
  const started: string[] = []
  const busyWork = (name: string) => async () => {
    started.push(name)
    vi.advanceTimersByTime(5)
  }
  const flood = Array.from({ length: 8 }, (_, index) => lane('a', busyWork(`a${index}`)))
  await new Promise(setImmediate)
  const other = lane('b', busyWork('b'))
  await Promise.all([...flood, other])
  expect(started.indexOf('b')).toBeLessThan(5)
  expect(started).toHaveLength(9)
})

test('waiting work that waits for something else starts together, not one piece in each turn', async () => {
  const lane = from(createLane({ maxConcurrent: 100, perCaller: 8, maxWaiting: 10 }))
  const { started, work, end } = controlledWork()
  const isOver = lane('a', () => {
    vi.advanceTimersByTime(2)
    return Promise.resolve()
  })
  const names = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8']
  const all = names.map((name) => lane('a', work(name)))
  await isOver
  await new Promise(setImmediate)
  expect(started).toEqual(names)
  for (const name of names) await end(name)
  await Promise.all(all)
})

test('a caller whose work takes long waits until the work of others has ended', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  const lane = from(createLane({ maxConcurrent: 100, perCaller: 8, maxWaiting: 10 }))
  const { started, work, end } = controlledWork()
  const search = (name: string) => () => {
    vi.advanceTimersByTime(5)
    return work(name)()
  }
  const other = lane('b', work('b1'))
  const flood = ['a1', 'a2', 'a3'].map((name) => lane('a', search(name)))
  await new Promise(setImmediate)
  await new Promise(setImmediate)
  expect(started).toEqual(['b1', 'a1'])
  void end('b1')
  for (const _ of flood) await new Promise(setImmediate)
  expect(started).toEqual(['b1', 'a1', 'a2', 'a3'])
  for (const name of ['a1', 'a2', 'a3']) void end(name)
  await Promise.all([other, ...flood])
})

test('a caller whose work takes long waits no longer than 20 ms for others', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  const lane = from(createLane({ maxConcurrent: 100, perCaller: 8, maxWaiting: 10 }))
  const { started, work, end } = controlledWork()
  const other = lane('b', work('b1'))
  const first = lane('a', () => {
    vi.advanceTimersByTime(5)
    return work('a1')()
  })
  await new Promise(setImmediate)
  const second = lane('a', work('a2'))
  vi.advanceTimersByTime(19)
  expect(started).toEqual(['b1', 'a1'])
  vi.advanceTimersByTime(1)
  await new Promise(setImmediate)
  expect(started).toEqual(['b1', 'a1', 'a2'])
  for (const name of started) void end(name)
  await Promise.all([other, first, second])
})
