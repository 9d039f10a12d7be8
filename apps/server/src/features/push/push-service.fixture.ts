import type { IncomingMessage, ServerResponse } from 'node:http'
import { Agent, createServer } from 'node:https'
import { ownCertificate } from '@provender/testing/own-certificate'
import { importJWK, jwtVerify } from 'jose'
import { pushHost } from './browser.fixture.ts'

export interface ReceivedPush {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/**
 * A push service on this machine, under its own name and certificate. It accepts only messages signed as
 * specified (RFC 8292).
 */
export interface TestPushService {
  readonly received: readonly ReceivedPush[]
  readonly answer: (respond: (response: ServerResponse) => void) => void
  readonly route: PushRoute
  readonly close: () => void
}

export interface PushRoute {
  readonly port: number
  readonly cert: string
}

export async function openPushService(publicKey: string): Promise<TestPushService> {
  const received: ReceivedPush[] = []
  let answer = (response: ServerResponse): void => void response.writeHead(201).end()
  const { key, cert } = ownCertificate(pushHost)
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    if (!(await isSigned(request.headers.authorization ?? '', publicKey))) {
      response.writeHead(403).end()
      return
    }
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
    answer(response)
  }
  const server = createServer({ key, cert }, (request, response) => {
    receive(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    received,
    answer: (respond) => {
      answer = respond
    },
    route: { port: address.port, cert },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export function createTestAgent({ port, cert }: PushRoute): Agent {
  const agent = new Agent({ ca: cert })
  const connect = agent.createConnection.bind(agent)
  agent.createConnection = (options, done) => connect({ ...options, host: '127.0.0.1', port }, done)
  return agent
}

async function isSigned(authorization: string, publicKey: string): Promise<boolean> {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]{87})$/.exec(authorization) ?? []
  if (token === undefined || key !== publicKey) return false
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  try {
    const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
      algorithms: ['ES256'],
      audience: `https://${pushHost}`,
      requiredClaims: ['exp', 'sub'],
    })
    const lifeSeconds = Number(payload.exp) - Date.now() / 1000
    return lifeSeconds > 0 && lifeSeconds <= 86_400 && /^(?:mailto:\S+@\S+|https:)/.test(String(payload.sub))
  } catch {
    return false
  }
}
