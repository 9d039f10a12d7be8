import { connect } from 'node:net'
import fastify, { type FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import type { Answer } from '../graphql/engine.ts'
import { sendEvents } from './event-stream.ts'
import { makeWireBody } from './wire-body.ts'

const kilobytes64 = 'x'.repeat(65_536)
const answer: Answer = {
  result: { data: { kilobytes64 } },
  hasErrors: false,
  status: 200,
  body: () => makeWireBody(''),
}

test('who takes nothing is written no more to than her connection holds, and is let go when she leaves', async () => {
  let asked = 0
  let hasLeft = false
  const answers: AsyncIterableIterator<Answer> = {
    next: () => {
      asked += 1
      return Promise.resolve({ done: false, value: answer })
    },
    return: () => {
      hasLeft = true
      return Promise.resolve({ done: true, value: undefined })
    },
    [Symbol.asyncIterator]: () => answers,
  }
  const app = fastify()
  let reply: FastifyReply | undefined
  app.get('/', async (_request, own) => {
    reply = own
    return await sendEvents(own, answers, () => false)
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const slow = connect(Number(port), '127.0.0.1')
  slow.pause()
  slow.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n')
  await expect.poll(() => reply?.raw.writableNeedDrain).toBe(true)
  const before = asked
  expect(before).toBeLessThan(500)
  slow.destroy()
  await expect.poll(() => hasLeft).toBe(true)
  expect(asked).toBe(before)
  await app.close()
})
