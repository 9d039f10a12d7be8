import type { PageAnswer } from '@provender/schema/shop-renderer'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { testPassword } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { createEngine } from '../graphql/engine.ts'
import { createSchema } from '../graphql/schema.ts'
import { type AppOptions, createApp } from './app.ts'
import type { Readiness } from './health-routes.ts'

interface Pages {
  readiness: Readiness
  page: (execute: (query: string) => Promise<unknown>, nonce: string) => Promise<Partial<PageAnswer>>
  rendered: number
}

export interface ServedShop extends Pages {
  readonly shop: TestShop
  readonly app: FastifyInstance
  /** For a second server with other parts. */
  readonly options: () => AppOptions
  readonly post: (
    query: string,
    headers?: Record<string, string>,
    variables?: object,
  ) => Promise<LightMyRequestResponse>
  readonly login: () => Promise<LightMyRequestResponse>
  readonly sessionCookie: () => Promise<string>
  readonly close: () => Promise<void>
}

export async function serveTestShop(): Promise<ServedShop> {
  const shop = await openTestShop()
  const pages: Pages = { readiness: 'READY', page: async () => ({ html: '<p>page</p>' }), rendered: 0 }
  const options = (): AppOptions => ({
    deps: shop.deps,
    engine: createEngine(createSchema(), { isOpen: false }),
    readiness: () => pages.readiness,
    files: [],
    serviceWorker: 'self.skipWaiting()',
    shop: async () => ({
      visitorPath: (path) => path,
      renderOfflinePage: (language) => `<p lang="${language}">no connection</p>`,
      renderPage: async ({ execute, nonce }) => {
        pages.rendered += 1
        return {
          status: 200,
          location: undefined,
          html: '',
          ...(await pages.page((query) => execute(query, {}), nonce)),
        }
      },
    }),
  })
  const app = await createApp(options())
  const post: ServedShop['post'] = (query, headers = {}, variables = {}) =>
    app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', deviceid: 'd1', ...headers },
      payload: { query, variables },
    })
  const login: ServedShop['login'] = () =>
    post('mutation ($p: String!) { login(email: "a1@shop.example", password: $p) }', {}, { p: testPassword })
  return Object.assign(pages, {
    shop,
    app,
    options,
    post,
    login,
    sessionCookie: async () => {
      const { cookies, body } = await login()
      const cookie = cookies.find(({ name }) => name === 'auth-token')
      if (!cookie) throw new Error(`The login set no cookie: ${body}`)
      return `auth-token=${cookie.value}`
    },
    close: async () => {
      await app.close()
      await shop.close()
    },
  })
}

export function keyIn(body: string): string {
  return JSON.parse(JSON.parse(body).errors[0].message).key
}
