import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { ErrorReports } from '../../kernel/errors/error-reports.ts'
import { testPassword } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { createEngine } from '../graphql/engine.ts'
import { createSchema } from '../graphql/schema.ts'
import { createApp } from './app.ts'

export const android = { origin: 'https://localhost', 'sec-fetch-site': 'cross-site' }
export const ios = { origin: 'capacitor://localhost', 'sec-fetch-site': 'cross-site' }

type Bug = Parameters<ErrorReports['report']>[0]

export interface ShopForApps {
  readonly shop: TestShop
  readonly app: FastifyInstance
  readonly routes: readonly { readonly method: string; readonly url: string }[]
  readonly reported: readonly Bug[]
  readonly post: (
    query: string,
    headers?: Readonly<Record<string, string>>,
    variables?: object,
  ) => Promise<LightMyRequestResponse>
  readonly login: (headers: Readonly<Record<string, string>>) => Promise<LightMyRequestResponse>
  readonly setConfig: (key: string, value: unknown) => Promise<void>
  readonly close: () => Promise<void>
}

export async function openShopForApps({ publicUrl = 'https://orders.example' } = {}): Promise<ShopForApps> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'provender-app-'))
  mkdirSync(join(dataFolder, 'pictures'))
  writeFileSync(join(dataFolder, 'pictures', 'beans.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const plain = await openTestShop()
  const reported: Bug[] = []
  const shop = await plain.otherServer({
    settings: { ...plain.deps.settings, dataFolder, publicUrl },
    errorReports: { report: (bug) => void reported.push(bug), close: () => Promise.resolve() },
  })
  const { pool, wholesaler } = shop.deps
  const setConfig = async (key: string, value: unknown): Promise<void> => {
    await pool.query(
      'insert into config (key, value) values ($1, $2) on conflict (key) do update set value = $2',
      [key, JSON.stringify(value)],
    )
    const { rows } = await pool.query(`update version set n = n + 1 where name = 'settings' returning n`)
    await wholesaler.syncTo(Number(rows[0].n))
  }
  await setConfig('appEnabled', true)
  const routes: { readonly method: string; readonly url: string }[] = []
  const app = await createApp({
    deps: shop.deps,
    engine: createEngine(createSchema(), { isOpen: false }),
    readiness: () => 'READY',
    files: [
      { folders: [join(dataFolder, 'pictures')], prefix: '/pictures/', immutable: false },
      { folders: [dataFolder], prefix: '/assets/', immutable: true },
    ],
    shop: async () => ({
      visitorPath: (path) => path,
      renderOfflinePage: () => '<p>no connection</p>',
      renderPage: async () => ({ status: 200, location: undefined, html: '<p>page</p>' }),
    }),
    before: (app) =>
      app.addHook('onRoute', ({ method, url }) => {
        for (const each of [method].flat()) routes.push({ method: each, url })
      }),
  })
  await app.ready()
  const post: ShopForApps['post'] = (query, headers = {}, variables = {}) =>
    app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host: 'orders.example', 'content-type': 'application/json', ...headers },
      payload: { query, variables },
    })
  return {
    shop,
    app,
    routes,
    reported,
    post,
    setConfig,
    login: (headers) =>
      post('mutation ($p: String!) { login(email: "a1@shop.example", password: $p) }', headers, {
        p: testPassword,
      }),
    close: async () => {
      await app.close()
      await plain.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

export function keyOf(answer: LightMyRequestResponse): string {
  return JSON.parse(answer.json().errors[0].message).key
}
