import { ServerResponse, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createCapacityLimit } from './capacity-limit.ts'

const waiting = () => ({ raw: new ServerResponse(new IncomingMessage(new Socket())) })

test('refuses a client that has all of its slots, but not another client', () => {
  const places = createCapacityLimit({ all: 5, maxPerCaller: 2 })
  const taken = ['a', 'a', 'a', 'b', 'b', 'c', 'd'].map((one) => places.take(one, waiting()))
  expect(taken).toEqual([true, true, false, true, true, true, false])
})

test('frees a slot when its response is sent, and gives none to a closed connection', () => {
  const places = createCapacityLimit({ all: 1, maxPerCaller: 1 })
  const [first, gone] = [waiting(), waiting()]
  gone.raw.destroy()
  expect(places.take('a', gone)).toBe(false)
  expect(places.take('a', first)).toBe(true)
  expect(places.take('b', waiting())).toBe(false)
  first.raw.emit('close')
  expect(places.take('b', waiting())).toBe(true)
})
