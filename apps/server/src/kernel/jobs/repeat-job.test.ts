import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeatJob } from './repeat-job.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function startJob(work: () => Promise<void>) {
  let isClosed = false
  const errors: unknown[] = []
  const writeGate = { isClosed: () => isClosed, close: () => void (isClosed = true) }
  const log = { error: (...entry: unknown[]) => void errors.push(entry) }
  const job = repeatJob({ writeGate, log }, { everyMs: 1000, failure: 'could not work', work })
  return { ...job, writeGate, errors, open: () => void (isClosed = false) }
}

test('work rests while the write gate is closed, and goes on when it opens', async () => {
  let runs = 0
  const job = startJob(() => Promise.resolve(void (runs += 1)))
  await vi.advanceTimersByTimeAsync(2500)
  expect(runs).toBe(2)
  job.writeGate.close()
  await vi.advanceTimersByTimeAsync(5000)
  expect(runs).toBe(2)
  job.open()
  await vi.advanceTimersByTimeAsync(1000)
  expect(runs).toBe(3)
  await job.stop()
})

test('a failure is logged, and the work is repeated', async () => {
  const job = startJob(() => Promise.reject(new Error('no line')))
  await vi.advanceTimersByTimeAsync(2500)
  expect(job.errors).toEqual([
    [{ err: new Error('no line') }, 'could not work'],
    [{ err: new Error('no line') }, 'could not work'],
  ])
  await job.stop()
})

test('work that the database does not answer closes the write gate, which reports it', async () => {
  const job = startJob(() => Promise.reject(new Error('Query read timeout')))
  await vi.advanceTimersByTimeAsync(5000)
  expect(job.writeGate.isClosed()).toBe(true)
  expect(job.errors).toEqual([])
  await job.stop()
})
