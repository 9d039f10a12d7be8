import { generateKeyPairSync } from 'node:crypto'
import {
  type ClientHttp2Session,
  connect,
  constants,
  createSecureServer,
  type Http2SecureServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2'
import { ownCertificate } from '@provender/testing/own-certificate'
import { jwtVerify } from 'jose'
import type { ApnsAccount } from './push-accounts.ts'

interface ReceivedApns {
  readonly headers: IncomingHttpHeaders
  readonly body: { readonly aps: { readonly alert: object } }
  /** The claims of the provider token, and the id of its key. */
  readonly claims: Readonly<Record<string, unknown>>
}

/** Apple's service on this machine, under its own certificate, over HTTP/2. */
export interface TestApnsService {
  readonly account: ApnsAccount
  readonly received: readonly ReceivedApns[]
  readonly connections: () => number
  readonly answer: (respond: (stream: ServerHttp2Stream) => void) => void
  /** Requests that the client opens another connection. */
  readonly sendGoaway: () => void
  /** Ends the service like a killed process. */
  readonly kill: () => Promise<void>
  /** Starts it again on the same port. */
  readonly restart: () => Promise<void>
  /** Connects to it for every origin, and records the origin. */
  readonly connect: (origin: string) => ClientHttp2Session
  readonly origins: readonly string[]
}

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
const host = 'apns.example'
const { key, cert } = ownCertificate(host)

export async function openApnsService(nowMs: () => number = Date.now): Promise<TestApnsService> {
  const received: ReceivedApns[] = []
  const origins: string[] = []
  const sessions = new Set<ServerHttp2Session>()
  let connections = 0
  let port = 0
  let server: Http2SecureServer
  let answer = (stream: ServerHttp2Stream): void => stream.respond({ ':status': 200 }, { endStream: true })
  const receive = async (stream: ServerHttp2Stream, headers: IncomingHttpHeaders): Promise<void> => {
    const parts: Buffer[] = []
    for await (const part of stream) parts.push(part)
    const token = /^bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
    const { payload, protectedHeader } = await jwtVerify(token, publicKey, { algorithms: ['ES256'] })
    if (Math.abs(nowMs() / 1000 - Number(payload.iat)) >= 3600)
      return refuseApns(403, 'ExpiredProviderToken')(stream)
    const body = JSON.parse(Buffer.concat(parts).toString('utf8'))
    received.push({ headers, body, claims: { ...payload, kid: protectedHeader.kid } })
    answer(stream)
  }
  const start = async (): Promise<void> => {
    server = createSecureServer({ key, cert })
    server.on('session', (session) => {
      connections += 1
      sessions.add(session)
      session.on('close', () => sessions.delete(session))
      session.on('error', () => {})
    })
    server.on('stream', (stream, headers) => {
      stream.on('error', () => {})
      receive(stream, headers).catch(() => refuseApns(403, 'InvalidProviderToken')(stream))
    })
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('No port')
    port = address.port
  }
  await start()
  return {
    account: {
      topic: 'com.example.orders',
      teamId: 'A1B2C3D4E5',
      keyId: 'ABC123DEFG',
      key: privateKey,
      urls: { PRODUCTION: 'https://production.example', SANDBOX: 'https://sandbox.example' },
    },
    received,
    origins,
    connections: () => connections,
    answer: (respond) => {
      answer = respond
    },
    sendGoaway: () => {
      for (const session of sessions) session.goaway(constants.NGHTTP2_NO_ERROR)
    },
    kill: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const session of sessions) session.destroy()
      await closed
    },
    restart: start,
    connect: (origin) => {
      origins.push(origin)
      return connect(`https://127.0.0.1:${port}`, { ca: cert, servername: host })
    },
  }
}

export function refuseApns(
  status: number,
  facts: string | { readonly reason: string; readonly timestamp: number },
  headers: Readonly<Record<string, string>> = {},
): (stream: ServerHttp2Stream) => void {
  return (stream) => {
    if (stream.destroyed) return
    stream.respond({ ':status': status, ...headers })
    stream.end(JSON.stringify(typeof facts === 'string' ? { reason: facts } : facts))
  }
}
