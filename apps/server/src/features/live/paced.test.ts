import { setTimeout } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createPaced } from './paced.ts'

test('runs at once, then once more for all requests of the pause', async () => {
  const work = vi.fn<() => Promise<void>>(async () => {})
  const paced = createPaced(work, 30)
  paced.request()
  expect(work).toHaveBeenCalledTimes(1)
  for (const _ of [1, 2, 3]) paced.request()
  expect(work).toHaveBeenCalledTimes(1)
  await expect.poll(() => work.mock.calls.length).toBe(2)
  await setTimeout(100)
  expect(work).toHaveBeenCalledTimes(2)
  await paced.stop()
})

test('runs again for a request that came while the work was going on', async () => {
  const begun: (() => void)[] = []
  const paced = createPaced(() => new Promise<void>((resolve) => begun.push(resolve)), 1)
  paced.request()
  paced.request()
  begun[0]?.()
  await expect.poll(() => begun.length).toBe(2)
  begun[1]?.()
  await paced.stop()
})

test('runs no more once it has stopped', async () => {
  const work = vi.fn<() => Promise<void>>(async () => {})
  const paced = createPaced(work, 30)
  paced.request()
  paced.request()
  await paced.stop()
  paced.request()
  expect(work).toHaveBeenCalledTimes(1)
})
