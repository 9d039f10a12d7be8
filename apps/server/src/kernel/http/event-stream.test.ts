import { connect, type Socket } from 'node:net'
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import type { Answer } from '../graphql/answer.ts'
import { sendEvents } from './event-stream.ts'
import { createBody } from './wire-body.ts'

const kilobytes64 = 'x'.repeat(65_536)
const answer: Answer = {
  result: { data: { kilobytes64 } },
  hasErrors: false,
  status: 200,
  body: () => createBody(''),
}

interface Listener {
  requests: number
  hasLeft: boolean
  reply: FastifyReply | undefined
}

let app: FastifyInstance
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

async function serve(): Promise<(name: string) => { readonly listener: Listener; readonly socket: Socket }> {
  const listeners = new Map<string, Listener>()
  app = fastify()
  app.get<{ Params: { name: string } }>('/:name', async ({ params: { name } }, reply) => {
    const listener = listeners.get(name)
    if (!listener) throw new Error(`Nobody is called ${name}`)
    listener.reply = reply
    const answers: AsyncIterableIterator<Answer> = {
      next: async () => {
        listener.requests += 1
        // Yield to other clients.
        await new Promise((resolve) => setImmediate(resolve))
        return { done: false, value: answer }
      },
      return: () => {
        listener.hasLeft = true
        return Promise.resolve({ done: true, value: undefined })
      },
      [Symbol.asyncIterator]: () => answers,
    }
    return await sendEvents(reply, answers, () => false)
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return (name) => {
    const listener: Listener = { requests: 0, hasLeft: false, reply: undefined }
    listeners.set(name, listener)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(`GET /${name} HTTP/1.1\r\nHost: shop\r\n\r\n`)
    return { listener, socket }
  }
}

test('a client that stops reading gets no more than its connection buffers, and is forgotten when it leaves', async () => {
  const enter = await serve()
  const { listener, socket } = enter('slow')
  socket.pause()
  await expect.poll(() => listener.reply?.raw.writableNeedDrain).toBe(true)
  const before = listener.requests
  expect(before).toBeLessThan(500)
  socket.destroy()
  await expect.poll(() => listener.hasLeft).toBe(true)
  expect(listener.requests).toBe(before)
})

test('a client that reads nothing for 20 seconds is disconnected, and others keep receiving', async () => {
  const enter = await serve()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const stuck = enter('stuck')
  stuck.socket.pause()
  const reading = enter('reading')
  reading.socket.resume()
  const isStuck = () => stuck.listener.reply?.raw.writableNeedDrain === true
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  while (!isStuck()) await turn()

  vi.advanceTimersByTime(19_999)
  await turn()
  expect(stuck.listener.hasLeft).toBe(false)
  vi.advanceTimersByTime(1)
  while (!stuck.listener.hasLeft) await turn()
  expect(stuck.listener.reply?.raw.destroyed).toBe(true)

  const { requests } = reading.listener
  while (reading.listener.requests < requests + 100) await turn()
  expect(reading.listener.hasLeft).toBe(false)
  reading.socket.destroy()
  while (!reading.listener.hasLeft) await turn()
})
