import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TrustProxy } from '../../kernel/settings.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { createEngine } from '../graphql/engine.ts'
import { createSchema } from '../graphql/schema.ts'
import { createApp } from './app.ts'

let shop: TestShop
const apps: FastifyInstance[] = []
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
  await shop.close()
})

async function appBehind(trustProxy: TrustProxy): Promise<FastifyInstance> {
  const app = await createApp({
    deps: { ...shop.deps, settings: { ...shop.deps.settings, trustProxy } },
    engine: createEngine(createSchema(), { isOpen: false }),
    readiness: () => 'READY',
    files: [],
    shop: () => Promise.reject(new Error('There are no pages here')),
  })
  apps.push(app)
  return app
}

const forwardedFor = (claim: string) => ({
  'x-forwarded-for': claim === '' ? '203.0.113.7' : `${claim}, 203.0.113.7`,
  'x-forwarded-proto': 'https',
})
const proxy = '10.0.0.2'

async function seesMetrics(app: FastifyInstance, headers: Record<string, string>): Promise<boolean> {
  const { body } = await app.inject({ url: '/metrics', remoteAddress: proxy, headers })
  return body.includes('provender_')
}

describe('metrics', () => {
  test.each([
    ['one proxy', 1],
    ['its address', [proxy]],
    ['its network', ['10.0.0.0/24']],
  ] as const)('are private behind %s, whatever a client claims', async (_, trusted) => {
    const app = await appBehind(trusted)
    for (const claim of ['', '10.0.0.1', '127.0.0.1', '::1', '10.0.0.2'])
      expect(await seesMetrics(app, forwardedFor(claim))).toBe(false)
    expect(await seesMetrics(app, {})).toBe(true)
    expect(await seesMetrics(app, { 'x-forwarded-for': '10.0.0.9' })).toBe(true)
  })

  test.each([
    'forwarded',
    'x-forwarded-for',
    'x-real-ip',
    'x-forwarded-host',
    'via',
    'cf-connecting-ip',
    'true-client-ip',
    'x-original-forwarded-for',
    'x-envoy-external-address',
    'do-connecting-ip',
    'incap-client-ip',
    'x-sucuri-clientip',
    'x-cloud-trace-context',
  ])('are refused if a proxy that is not trusted forwards the request: %s', async (header) => {
    const app = await appBehind(false)
    expect(await seesMetrics(app, { [header]: '10.0.0.1' })).toBe(false)
    expect(await seesMetrics(app, {})).toBe(true)
  })

  test('are refused if the chain of proxies is longer than trusted', async () => {
    const app = await appBehind(2)
    expect(await seesMetrics(app, { 'x-forwarded-for': '10.0.0.1, 203.0.113.7, 10.0.0.3' })).toBe(false)
  })
})

test('a client that reaches the port directly cannot pose as a proxy', async () => {
  const app = await appBehind(1)
  const headers = { 'x-forwarded-for': '10.0.0.1' }
  const { body } = await app.inject({ url: '/metrics', remoteAddress: '203.0.113.9', headers })
  expect(body).not.toContain('provender_')
})

describe('guessing passwords', () => {
  test.each(['', '198.51.100.'])(
    'is throttled by the address that the proxy sees, not by the claimed one: "%s"',
    async (claim) => {
      const app = await appBehind(1)
      const guess = async (number: number): Promise<string> => {
        const { body } = await app.inject({
          method: 'POST',
          url: '/graphql',
          remoteAddress: proxy,
          headers: { deviceid: `d${number}`, ...forwardedFor(claim === '' ? '' : `${claim}${number}`) },
          payload: {
            query: 'mutation ($email: String!) { login(email: $email, password: "x") }',
            variables: { email: `user${number}@spray.example` },
          },
        })
        return body
      }
      let refused = 0
      for (let index = 0; index < 45; index += 1) if ((await guess(index)).includes('TOO_MANY')) refused += 1
      expect(refused).toBeGreaterThan(0)
    },
  )
})
