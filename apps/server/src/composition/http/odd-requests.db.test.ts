import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atLength, setLongTimeouts } from '@provender/testing/at-length'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPictures } from '../../features/picture/open-pictures.ts'
import { createApp } from './app.ts'
import { type OddRequest, oddRequest, webhookSecret } from './odd-requests.fixture.ts'
import { type ServedShop, serveTestShop } from './served-shop.fixture.ts'

setLongTimeouts()
const count = atLength({ short: 400, long: 10_000 })
const atOnce = 8

let served: ServedShop
let app: FastifyInstance
let port: number
let session: string
const logged: string[] = []
const dataFolder = mkdtempSync(join(tmpdir(), 'odd-'))

beforeAll(async () => {
  served = await serveTestShop()
  const { deps } = served.shop
  const { rows } = await deps.pool.query(`select id from login where email = 'a1@shop.example'`)
  session = (await deps.accounts.openSession(rows[0].id, 'web')).secret
  app = await createApp({
    ...served.options(),
    deps: {
      ...deps,
      settings: {
        ...deps.settings,
        dataFolder,
        trustProxy: 1,
        stripe: {
          secretKey: 'sk_test_odd',
          publishableKey: 'pk_test_odd',
          webhookSecret,
          isLive: false,
          api: undefined,
        },
      },
      log: pino({ level: 'error' }, { write: (line) => void logged.push(line) }),
    },
    pictures: await openPictures(dataFolder),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  await served.close()
  rmSync(dataFolder, { recursive: true })
})

interface Answered {
  /** The first line of the answer; undefined if the server closed the connection without one. */
  readonly line: string | undefined
  readonly requestId: string | undefined
}

function send({ method, target, headers, body }: OddRequest, ip: string): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    const hasForwarded = headers.some(([name]) => name === 'x-forwarded-for')
    const lines = [
      `${method} ${target} HTTP/1.1`,
      ...headers.map(([name, value]) => `${name}: ${value}`),
      ...(hasForwarded ? [] : [`x-forwarded-for: ${ip}`]),
      '',
      body,
    ]
    // A live channel stays open.
    socket.setTimeout(3000, () => socket.destroy())
    socket.on('data', (bytes: Buffer) => {
      answer = (answer + bytes.toString('latin1')).replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/, '')
      if (answer.includes('\r\n\r\n')) socket.destroy()
    })
    socket.on('close', () =>
      resolve({
        line: answer.split('\r\n')[0] || undefined,
        requestId: /^x-request-id: (.*)\r$/im.exec(answer)?.[1],
      }),
    )
    // The connection then closes.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
    socket.write(Buffer.from(lines.join('\r\n'), 'latin1'))
  })
}

interface Sent extends Answered {
  readonly request: OddRequest
}

const statusOf = ({ line }: Answered): string => line?.split(' ')[1] ?? 'none'

/** Requests with an internal error, or during which one was logged, each with its own log lines, and log lines of no answered request. */
function findFaults(sent: readonly Sent[], log: readonly string[]): readonly string[] {
  const linesOf = Map.groupBy(log, (line): string => JSON.parse(line).reqId ?? '')
  const faults: string[] = []
  for (const each of sent) {
    const { requestId = 'none' } = each
    const lines = linesOf.get(requestId) ?? []
    linesOf.delete(requestId)
    const status = statusOf(each)
    const isFault = Number(status) >= 500 && status !== '503' && status !== '505'
    if (isFault || lines.length > 0)
      faults.push(`${each.line} ${JSON.stringify(each.request).slice(0, 1000)} ${lines.join().slice(0, 500)}`)
  }
  return [...faults, ...[...linesOf.values()].flat()]
}

test('an odd request to any address is never an internal error', async () => {
  const requests = fc.sample(oddRequest, count)
  const sent: Sent[] = []
  let next = 0
  const work = async () => {
    for (let index = next++; index < requests.length; index = next++) {
      const odd = requests[index]
      if (!odd) return
      const isUser = index % 3 === 0 && !odd.headers.some(([name]) => name === 'authorization')
      const request: OddRequest = isUser
        ? { ...odd, headers: [...odd.headers, ['authorization', `Bearer ${session}`]] }
        : odd
      const answered = await send(request, `198.51.${index % 250}.${Math.floor(index / 250) % 250}`)
      sent.push({ ...answered, request })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const statuses = Map.groupBy(sent, statusOf)
  const counts = JSON.stringify([...statuses].map(([status, { length }]) => [status, length]))
  expect(findFaults(sent, logged).slice(0, 5), counts).toEqual([])
  for (const status of ['200', '400', '404']) expect(statuses.get(status), status).toBeDefined()
})

test('a fault is found for its own request alone, and no log line is lost', async () => {
  const request = (target: string): OddRequest => ({ method: 'GET', target, headers: [], body: '' })
  const sent: readonly Sent[] = [
    { request: request('/before'), line: 'HTTP/1.1 413 Payload Too Large', requestId: 'a' },
    { request: request('/bug'), line: 'HTTP/1.1 500 Internal Server Error', requestId: 'b' },
    { request: request('/no-http'), line: 'HTTP/1.1 400 Bad Request', requestId: undefined },
    { request: request('/job'), line: 'HTTP/1.1 200 OK', requestId: 'd' },
  ]
  const faults = findFaults(sent, ['{"reqId":"d"}', '{"reqId":"b"}', '{"reqId":"gone"}', '{}'])
  expect(faults.map((each) => /\/\w[\w-]*(?=")|^\{.*/.exec(each)?.[0])).toEqual([
    '/bug',
    '/job',
    '{"reqId":"gone"}',
    '{}',
  ])
  expect(faults[0]).toContain('{"reqId":"b"}')
  const response = await send(
    {
      ...request('/healthz'),
      headers: [
        ['host', 'shop.example'],
        ['connection', 'close'],
      ],
    },
    '198.51.0.1',
  )
  expect(response).toEqual({ line: 'HTTP/1.1 200 OK', requestId: expect.stringMatching(/^[\w-]{36}$/) })
})
