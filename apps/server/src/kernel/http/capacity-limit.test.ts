import { ServerResponse, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { createCapacityLimit } from './capacity-limit.ts'
import { limitConcurrency } from './limit-concurrency.ts'

const waiting = () => ({ raw: new ServerResponse(new IncomingMessage(new Socket())) })

test('refuses a client that has all of its slots, but not another client', () => {
  const limit = createCapacityLimit({ all: 5, maxPerCaller: 2 })
  const taken = ['a', 'a', 'a', 'b', 'b', 'c', 'd'].map((one) => limit.reserve(one, waiting()))
  expect(taken.map(Boolean)).toEqual([true, true, false, true, true, true, false])
})

test('frees a slot when its response is sent, and gives none to a closed connection', () => {
  const limit = createCapacityLimit({ all: 1, maxPerCaller: 1 })
  const [first, closed] = [waiting(), waiting()]
  closed.raw.destroy()
  expect(limit.reserve('a', closed)).toBeUndefined()
  expect(limit.reserve('a', first)).toBeDefined()
  expect(limit.reserve('b', waiting())).toBeUndefined()
  first.raw.emit('close')
  expect(limit.reserve('b', waiting())).toBeDefined()
})

test('keeps the slot of a client that has gone until its work ends, and starts no more work for it', async () => {
  const limit = createCapacityLimit({ all: 3, maxPerCaller: 2 })
  const queue = limitConcurrency(1)
  const [first, second] = [waiting(), waiting()]
  const { promise, resolve } = Promise.withResolvers<string>()
  const skipped = vi.fn<() => Promise<string>>()
  const running = limit.reserve('a', first)?.run(() => promise, queue)
  const queued = limit.reserve('a', second)?.run(skipped, queue)
  first.raw.emit('close')
  second.raw.emit('close')
  expect(limit.reserve('a', waiting())).toBeUndefined()
  expect(limit.reserve('b', waiting())).toBeDefined()
  resolve('made')
  expect([await running, await queued]).toEqual(['made', undefined])
  expect(skipped).not.toHaveBeenCalled()
  expect([limit.reserve('a', waiting()), limit.reserve('a', waiting())].map(Boolean)).toEqual([true, true])
})

test('frees the slot when the work fails, and starts none after the connection has closed', async () => {
  const limit = createCapacityLimit({ all: 1, maxPerCaller: 1 })
  const response = waiting()
  const slot = limit.reserve('a', response)
  await expect(slot?.run(() => Promise.reject(new Error('no page')))).rejects.toThrow('no page')
  response.raw.emit('close')
  const late = vi.fn<() => Promise<string>>()
  expect(await slot?.run(late)).toBeUndefined()
  expect(late).not.toHaveBeenCalled()
  expect(limit.reserve('b', waiting())).toBeDefined()
  expect(limit.reserve('b', waiting())).toBeUndefined()
})
