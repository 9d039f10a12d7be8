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

/** The first line of the answer; undefined if the server closed the connection without one. */
function send({ method, target, headers, body }: OddRequest, ip: string): Promise<string | undefined> {
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
      if (answer.includes('\r\n')) socket.destroy()
    })
    socket.on('close', () => resolve(answer.split('\r\n')[0] || undefined))
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(answer || undefined) : reject(error),
    )
    socket.write(Buffer.from(lines.join('\r\n'), 'latin1'))
  })
}

test('an odd request to any address is never an internal error', async () => {
  const requests = fc.sample(oddRequest, count)
  const faults: string[] = []
  const statuses = new Map<string, number>()
  let next = 0
  const work = async () => {
    for (let at = next++; at < requests.length; at = next++) {
      const request = requests[at]
      if (!request) return
      const isUser = at % 3 === 0 && !request.headers.some(([name]) => name === 'authorization')
      const sent: OddRequest = isUser
        ? { ...request, headers: [...request.headers, ['authorization', `Bearer ${session}`]] }
        : request
      const before = logged.length
      const line = await send(sent, `198.51.${at % 250}.${Math.floor(at / 250) % 250}`)
      const status = line?.split(' ')[1] ?? 'none'
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const isFault = Number(status) >= 500 && status !== '503' && status !== '505'
      if (isFault || logged.length > before)
        faults.push(`${line} ${JSON.stringify(sent)} ${logged.slice(before).join()}`.slice(0, 1500))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  expect(faults.slice(0, 5), JSON.stringify([...statuses])).toEqual([])
  for (const status of ['200', '400', '404']) expect(statuses.get(status), status).toBeGreaterThan(0)
})
