import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCatalogueServer, createProduct } from './catalogue-server.fixture.ts'
import type { DeviceSession, FromWorker, ToWorker } from './device-messages.ts'
import { serveCatalogue } from './serve-catalogue.ts'

const ada: DeviceSession = { owner: 'ada', isWalled: false, token: 'first' }
const visitor: DeviceSession = { owner: '', isWalled: false, token: undefined }
const device = {
  type: 'ANDROID',
  build: '220',
  id: 'till-7',
  model: 'tablet',
  system: 'Android',
  systemVersion: '14',
} as const

let page: MessagePort
let authorizations: (string | null)[]

beforeEach(() => {
  authorizations = []
  vi.stubGlobal('fetch', async (_address: string, { headers }: RequestInit) => {
    authorizations.push(new Headers(headers).get('authorization'))
    return new Response('', { status: 500 })
  })
  const { port1, port2 } = new MessageChannel()
  page = port1
  serveCatalogue(port2, {
    databases: {} as IDBFactory,
    runExclusive: (_name, work) => work(),
  })
})
afterEach(() => {
  page.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function send(message: ToWorker): void {
  // The port of a channel has no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  page.postMessage(message)
}

function start(session: DeviceSession): void {
  send({ kind: 'start', server: { baseUrl: 'https://shop.example', device }, session })
}

test('after a changed password the next request carries the new token', async () => {
  start(ada)
  await expect.poll(() => authorizations).toEqual(['Bearer first'])
  send({ kind: 'setSession', session: { ...ada, token: 'second' } })
  await expect.poll(() => authorizations).toEqual(['Bearer first', 'Bearer second'])
  send({ kind: 'refresh' })
  await expect.poll(() => authorizations).toEqual(['Bearer first', 'Bearer second', 'Bearer second'])
})

test('after a sign-in the next request carries the token, and after a sign-out none', async () => {
  start(visitor)
  await expect.poll(() => authorizations).toEqual([null])
  send({ kind: 'setSession', session: ada })
  await expect.poll(() => authorizations).toEqual([null, 'Bearer first'])
  send({ kind: 'setSession', session: visitor })
  await expect.poll(() => authorizations).toEqual([null, 'Bearer first', null])
})

test('a visitor behind the login wall requests nothing', async () => {
  start(ada)
  await expect.poll(() => authorizations).toEqual(['Bearer first'])
  send({ kind: 'setSession', session: { ...visitor, isWalled: true } })
  const kinds: string[] = []
  page.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => kinds.push(data.kind))
  page.start()
  send({ kind: 'delete', n: 1 })
  await expect.poll(() => kinds).toContain('answer')
  expect(authorizations).toEqual(['Bearer first'])
})

test('many refreshes while a newer version is due and the server fails wait in one loop', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const server = createCatalogueServer()
  server.publish([createProduct(1, 'Beans')])
  server.isBehind = true
  let requests = 0
  vi.stubGlobal('fetch', async (address: string) => {
    const path = address.slice('https://shop.example'.length)
    if (path === '/catalogue/current') requests += 1
    const answer = await server.requestSection(path, '')
    return answer.kind === 'text' ? new Response(answer.text) : new Response('', { status: 500 })
  })
  let hasDetails = false
  page.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'state') ({ hasDetails } = data.state)
  })
  page.start()
  start({ ...ada, owner: server.owner })
  await expect.poll(() => hasDetails).toBe(true)

  server.is = 'away'
  for (let messages = 1; messages <= 10; messages += 1) {
    send({ kind: 'refresh' })
    await expect.poll(() => requests).toBe(1 + messages)
  }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests).toBe(1 + 10 + 10)
})
