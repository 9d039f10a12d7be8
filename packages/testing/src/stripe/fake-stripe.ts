import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate, setTimeout as pause } from 'node:timers/promises'
import { type FakeAccount, fakeAccount } from './fake-account.ts'
import type { Reply, FormParameters } from './fake-wire.ts'

/** The outcome of a request and its response. */
export type StripeNetworkCondition =
  | 'FINE'
  | 'LOST_ON_THE_WAY'
  | 'REPLY_LOST'
  /** Seems lost; it arrives when `arrive` is called. */
  | 'LATE'
  /** Stripe fails without doing anything, and stores the failure under the key. */
  | 'FAILS'
  /** Stripe fails after doing it, and stores the failure under the key. */
  | 'FAILS_AFTER'
  /** Too many requests: refused before the key is checked. */
  | 'BUSY'
  | 'FORBIDDEN'
  /** Done slowly; its key is in use meanwhile. */
  | 'SLOW'

export interface FakeStripe {
  readonly account: FakeAccount
  readonly port: number
  /** Called before each request, for example with `POST payment_intents`. */
  conditionOf: (call: string) => StripeNetworkCondition
  readonly arrive: () => void
  readonly calls: string[]
  readonly close: () => Promise<void>
}

const slowMs = 100

interface Request {
  readonly method: string
  readonly path: string
  readonly parameters: FormParameters
  readonly key: string | undefined
}

interface StoredReply {
  readonly request: string
  reply: Reply | undefined
}

const failure: Reply = {
  status: 500,
  body: { error: { type: 'api_error', message: 'Something went wrong' } },
}

/** A fake Stripe over HTTP, with idempotency keys and failures; for tests. */
export async function startFakeStripe(port = 0): Promise<FakeStripe> {
  const account = fakeAccount()
  const storedReplies = new Map<string, StoredReply>()
  const late: (() => void)[] = []
  const calls: string[] = []

  const perform = ({ method, path, parameters }: Request, condition: StripeNetworkCondition): Reply => {
    if (condition === 'FAILS') return failure
    const reply = account.answer(method, path, parameters)
    return condition === 'FAILS_AFTER' ? failure : reply
  }

  const underKey = async (
    request: Request,
    condition: StripeNetworkCondition,
  ): Promise<Reply & { isReplay: boolean }> => {
    const { method, path, parameters, key } = request
    if (key === undefined || method !== 'POST') return { ...perform(request, condition), isReplay: false }
    const same = JSON.stringify([path, parameters])
    const before = storedReplies.get(key)
    if (before) {
      if (before.request !== same) return { ...idempotencyError(400), isReplay: false }
      if (!before.reply) return { ...idempotencyError(409), isReplay: false }
      return { ...before.reply, isReplay: true }
    }
    const own: StoredReply = { request: same, reply: undefined }
    storedReplies.set(key, own)
    // Long enough for another request with the same key.
    await (condition === 'SLOW' ? pause(slowMs) : setImmediate())
    own.reply = perform(request, condition)
    return { ...own.reply, isReplay: false }
  }

  const fake: FakeStripe = {
    account,
    port: 0,
    conditionOf: () => 'FINE',
    arrive: () => {
      for (const act of late.splice(0)) act()
    },
    calls,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = await readRequest(incoming)
    const call = `${request.method} ${request.path.replace(/(?<=\/)\w+_[0-9a-f]{24}/, 'id')}`
    calls.push(call)
    const condition = fake.conditionOf(call)
    if (condition === 'BUSY') return send(response, { status: 429, body: { error: { code: 'rate_limit' } } })
    if (condition === 'FORBIDDEN')
      return send(response, { status: 403, body: { error: { type: 'invalid_request_error' } } })
    if (condition === 'LATE') late.push(() => void underKey(request, 'FINE'))
    if (condition === 'LATE' || condition === 'LOST_ON_THE_WAY') return cut(response)
    const { isReplay, ...reply } = await underKey(request, condition)
    if (condition === 'REPLY_LOST') return cut(response)
    send(response, reply, isReplay)
  }

  const server = createServer((incoming, response) => void serve(incoming, response))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(fake, { port: (server.address() as AddressInfo).port })
}

async function readRequest(incoming: IncomingMessage): Promise<Request> {
  const url = new URL(incoming.url ?? '', 'http://stripe')
  const body = await text(incoming)
  const key = incoming.headers['idempotency-key']
  return {
    method: incoming.method ?? '',
    path: url.pathname.replace('/v1/', ''),
    parameters: takeApart(incoming.method === 'POST' ? new URLSearchParams(body) : url.searchParams),
    key: typeof key === 'string' ? key : undefined,
  }
}

function takeApart(parameters: URLSearchParams): FormParameters {
  const formParameters: { [name: string]: string | { [name: string]: string } } = {}
  for (const [name, value] of parameters) {
    const [outer = '', inner] = name.replaceAll(']', '').split('[')
    const own = formParameters[outer]
    if (inner === undefined) formParameters[outer] = value
    else formParameters[outer] = { ...(typeof own === 'object' ? own : {}), [inner]: value }
  }
  return formParameters
}

function idempotencyError(status: number): Reply {
  const code = status === 409 ? 'idempotency_key_in_use' : undefined
  return { status, body: { error: { type: 'idempotency_error', code, message: 'The key is taken' } } }
}

function send(response: ServerResponse, { status, body }: Reply, isReplay = false): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': 'req_fake',
    // Only Provender retries, not Stripe's library.
    'stripe-should-retry': 'false',
    ...(isReplay ? { 'idempotent-replayed': 'true' } : {}),
  })
  response.end(JSON.stringify(body))
}

/** Sends an unreadable response, like a broken connection. */
function cut(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
  response.end('{"id": "')
}
