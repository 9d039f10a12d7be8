import type { DeviceSettings } from '@provender/catalogue/device'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { createEngine } from '../../../composition/graphql/engine.ts'
import { createSchema } from '../../../composition/graphql/schema.ts'
import { createApp } from '../../../composition/http/app.ts'
import { testPassword } from '../../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop, type TestUser } from '../../../testing/test-shop.ts'

export type ViewerName = TestUser | 'visitor'

interface Current {
  readonly version: number
  readonly audience: string
  readonly lists: { readonly path: string; readonly checksum: string }
  readonly details: readonly { readonly path: string; readonly checksum: string }[]
  readonly settings: DeviceSettings
}

export interface DeviceServer {
  readonly shop: TestShop
  /** The running server; another one after a restart. */
  readonly app: () => FastifyInstance
  readonly cookieOf: (caller: ViewerName) => Promise<string>
  readonly post: (caller: ViewerName, query: string, variables: object) => Promise<LightMyRequestResponse>
  readonly get: (
    caller: ViewerName,
    url: string,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>
  readonly current: (caller: ViewerName) => Promise<Current>
  readonly set: (key: string, setting: unknown) => Promise<void>
  readonly change: (statement: string) => Promise<void>
  readonly restart: () => Promise<void>
  readonly close: () => Promise<void>
}

export async function openDeviceServer(): Promise<DeviceServer> {
  const shop = await openTestShop()
  const cookies = new Map<ViewerName, string>([['visitor', '']])
  let app = await serve(shop)
  const cookieOf = async (caller: ViewerName): Promise<string> => {
    const existing = cookies.get(caller)
    if (existing !== undefined) return existing
    const { cookies: set } = await post(
      'visitor',
      'mutation ($e: String!, $p: String!) { login(email: $e, password: $p) }',
      {
        e: `${caller}@shop.example`,
        p: testPassword,
      },
    )
    const cookie = `auth-token=${set.find(({ name }) => name === 'auth-token')?.value}`
    cookies.set(caller, cookie)
    return cookie
  }
  const post: DeviceServer['post'] = async (caller, query, variables) =>
    await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        'content-type': 'application/json',
        deviceid: 'd1',
        cookie: caller === 'visitor' ? '' : await cookieOf(caller),
      },
      payload: { query, variables },
    })
  const get: DeviceServer['get'] = async (caller, url, headers = {}) =>
    await app.inject({ url, headers: { deviceid: 'd1', cookie: await cookieOf(caller), ...headers } })
  return {
    shop,
    app: () => app,
    cookieOf,
    post,
    get,
    current: async (caller) => (await get(caller, '/catalogue/current')).json(),
    set: (key, setting) => setConfig(shop, key, setting),
    change: (statement) => changeProducts(shop, statement),
    restart: async () => {
      await app.close()
      app = await serve(await shop.otherServer())
    },
    close: async () => {
      await app.close()
      await shop.close()
    },
  }
}

async function serve({ deps }: TestShop): Promise<FastifyInstance> {
  return await createApp({
    deps,
    engine: createEngine(createSchema(), { isOpen: false }),
    readiness: () => 'READY',
    files: [],
    shop: () => Promise.reject(new Error('No page is requested')),
  })
}

async function setConfig(shop: TestShop, key: string, setting: unknown): Promise<void> {
  await sql`insert into config (key, value) values (${key}, ${JSON.stringify(setting)}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(shop.deps.db)
  await sql`update version set n = n + 1 where name = 'settings'`.execute(shop.deps.db)
  await shop.deps.wholesaler.syncTo(Number.MAX_SAFE_INTEGER)
}

async function changeProducts(shop: TestShop, statement: string): Promise<void> {
  const { rows } = await sql<{ n: number }>`
    update version set n = n + 1 where name = 'catalogue' returning n`.execute(shop.deps.db)
  const n = Number(rows[0]?.n)
  await sql.raw(statement.replaceAll('$n', String(n))).execute(shop.deps.db)
  await shop.deps.catalogue.syncTo(n)
  shop.clock.advance(10_000)
}

export function value<Value>(result: { readonly ok: boolean; readonly value?: Value }): Value {
  if (!result.ok || result.value === undefined) throw new Error(JSON.stringify(result))
  return result.value
}
