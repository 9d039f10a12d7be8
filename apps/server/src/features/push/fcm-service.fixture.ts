import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { jwtVerify } from 'jose'
import type { FcmAccount } from './push-accounts.ts'

interface ReceivedFcm {
  readonly method: string
  readonly path: string
  readonly contentType: string | undefined
  readonly body: {
    readonly message: Readonly<Record<'token' | 'notification' | 'data' | 'android', unknown>>
  }
}

/** Google's services on this machine: one for access tokens, and Firebase Cloud Messaging. */
export interface TestFcmService {
  readonly account: FcmAccount
  readonly received: readonly ReceivedFcm[]
  /** The claims of the assertions that were exchanged for a token. */
  readonly assertions: readonly Readonly<Record<string, unknown>>[]
  /** Sets how messages are answered from now on. */
  readonly answer: (respond: (response: ServerResponse) => void) => void
  readonly issue: (status: number) => void
  readonly expire: () => void
  readonly close: () => void
}

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

export async function openFcmService(nowMs: () => number = Date.now): Promise<TestFcmService> {
  const received: ReceivedFcm[] = []
  const assertions: Readonly<Record<string, unknown>>[] = []
  let answer = (response: ServerResponse): void =>
    void response.writeHead(200).end('{"name":"projects/orders-1/messages/1"}')
  let issued = 200
  let issuedTokens = 0
  const exchange = async (text: string, response: ServerResponse): Promise<void> => {
    const form = new URLSearchParams(text)
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
      throw new Error('Another grant')
    const { payload, protectedHeader } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
      algorithms: ['RS256'],
      audience: account.tokenUrl,
      currentDate: new Date(nowMs()),
    })
    assertions.push({ ...payload, kid: protectedHeader.kid })
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (issued === 200) issuedTokens += 1
    response
      .writeHead(issued)
      .end(JSON.stringify({ access_token: `token-${issuedTokens}`, expires_in: 3599, token_type: 'Bearer' }))
  }
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const text = Buffer.concat(parts).toString('utf8')
    if (request.url === '/token') return await exchange(text, response)
    if (request.headers.authorization !== `Bearer token-${issuedTokens}`) {
      response.writeHead(401).end('{"error":{"code":401,"status":"UNAUTHENTICATED"}}')
      return
    }
    received.push({
      method: request.method ?? '',
      path: request.url ?? '',
      contentType: request.headers['content-type'],
      body: JSON.parse(text),
    })
    answer(response)
  }
  const server = createServer((request, response) => {
    receive(request, response).catch(() => response.writeHead(400).end('{"error":"invalid_grant"}'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  const url = `http://127.0.0.1:${address.port}`
  const account: FcmAccount = {
    projectId: 'orders-1',
    email: 'sender@orders-1.iam.gserviceaccount.com',
    keyId: 'key-1',
    key: privateKey,
    tokenUrl: `${url}/token`,
    url,
  }
  return {
    account,
    received,
    assertions,
    answer: (respond) => {
      answer = respond
    },
    issue: (status) => {
      issued = status
    },
    expire: () => {
      issuedTokens += 1
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export function fcmRefusal(
  status: number,
  {
    code,
    errorCode,
    field,
    message,
  }: {
    readonly code: string
    readonly errorCode?: string
    readonly field?: string
    readonly message?: string
  },
  headers: Readonly<Record<string, string>> = {},
): (response: ServerResponse) => void {
  const details = [
    ...(errorCode === undefined
      ? []
      : [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }]),
    ...(field === undefined
      ? []
      : [
          {
            '@type': 'type.googleapis.com/google.rpc.BadRequest',
            fieldViolations: [{ field, description: 'Invalid value' }],
          },
        ]),
  ]
  return (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { code: status, status: code, message: message ?? code, details } }))
}
