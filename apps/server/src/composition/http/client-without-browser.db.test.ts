import { sectionOwner } from '@provender/catalogue/section-owner'
import { createHttpExecute } from '@provender/client/api/http-execute'
import type { ServerAccess } from '@provender/client/api/server-access'
import { listen, type Topic } from '@provender/client/live/listen'
import { createCatalogueHolder } from '@provender/device-catalogue/catalogue-holder'
import { tolerateStoreFailures } from '@provender/device-catalogue/fallible-store'
import { createRequestSection } from '@provender/device-catalogue/request-section'
import type { SectionStore, StoredSection } from '@provender/device-catalogue/section-store'
import { document } from '@provender/schema/document'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testPassword } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { createEngine } from '../graphql/engine.ts'
import { createSchema } from '../graphql/schema.ts'
import { createApp } from './app.ts'

const email = 'a1@shop.example'

const Login = document<{ readonly login: string }, { readonly email: string; readonly password: string }>(
  'Login',
  'mutation Login($email: String!, $password: String!) { login(email: $email, password: $password) }',
)
const Products = document<
  { readonly products: { readonly products: readonly { readonly name: string }[] } },
  object
>('Products', 'query Products { products(sort: NAME_ASC) { products { name: description2 } } }')
const Me = document<
  { readonly user: { readonly firebaseUserUID: string; readonly userCode: string } },
  object
>('Me', 'query Me { user { firebaseUserUID userCode } }')
const LiveToken = document<{ readonly firebaseCustomToken: string }, object>(
  'LiveToken',
  'query LiveToken { firebaseCustomToken }',
)
const CreateBasket = document<object, object>(
  'CreateBasket',
  'mutation CreateBasket { createBasket(basket: { name: "From a phone" }) { version } }',
)

let shop: TestShop
let app: FastifyInstance
let baseUrl: string

beforeEach(async () => {
  shop = await openTestShop()
  app = await createApp({
    deps: shop.deps,
    engine: createEngine(createSchema(), { isOpen: false }),
    readiness: () => 'READY',
    files: [],
    shop: async () => ({
      renderPage: async () => ({ status: 200, location: undefined, html: '' }),
      visitorPath: (path) => path,
      renderOfflinePage: () => '',
    }),
  })
  baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  await app.close()
  await shop.close()
})

function installedApp(startToken?: string) {
  let token = startToken
  const server: ServerAccess = {
    baseUrl,
    credentials: { kind: 'token', token: () => token },
    device: () => ({
      type: 'IOS',
      build: '1',
      id: 'phone-7',
      model: 'Phone',
      system: 'iOS',
      systemVersion: '19',
    }),
  }
  const onSessionEnded = vi.fn<() => void>()
  const execute = createHttpExecute({ server, onSessionEnded, onReachable: () => {} })
  const signIn = async () => {
    token = (await execute(Login, { email, password: testPassword })).login
  }
  return { server, execute, onSessionEnded, signIn }
}

function basketsTopic(uid: string, token: () => Promise<string>): Topic<string> {
  return {
    subscription: async () => ({
      text: 'subscription Live($path: String!, $token: String!) { live(path: $path, token: $token) { baskets } }',
      variables: { path: `master/${uid}/baskets`, token: await token() },
    }),
    parse: (data) => (data as { readonly live: { readonly baskets: string } }).live.baskets,
    onOver: () => {},
  }
}

test('an installed app signs in, and reads products and the device catalogue with its token', async () => {
  const { server, execute, signIn } = installedApp()
  await signIn()
  const { products } = (await execute(Products, {})).products
  expect(products.length).toBeGreaterThan(0)

  const { firebaseUserUID: uid, userCode } = (await execute(Me, {})).user
  const holder = createCatalogueHolder({
    store: tolerateStoreFailures(Promise.resolve(memoryStore())),
    requestSection: createRequestSection(server),
    owner: sectionOwner({ uid, userCode }),
    build: '1',
    nowMs: shop.deps.clock.nowMs,
    runExclusive: (_name, work) => work(),
    onState: () => {},
  })
  await holder.open()
  await holder.refresh()
  expect(holder.products({ sort: 'NAME_ASC' }, 'en')?.products.map((each) => each.name)).toEqual(
    products.map((each) => each.name),
  )
})

test('an installed app receives a live event when a basket of its company changes', async () => {
  await shop.goLive(50)
  const { server, execute, signIn } = installedApp()
  await signIn()
  const { firebaseUserUID: uid } = (await execute(Me, {})).user
  const received: number[] = []
  const leaving = new AbortController()
  const topic = basketsTopic(uid, async () => (await execute(LiveToken, {})).firebaseCustomToken)
  const listening = listen({ server, topic }, leaving.signal, (version) => {
    received.push(Number(version))
  })
  await expect.poll(() => received.length).toBeGreaterThan(0)
  const before = received[0] ?? 0
  await execute(CreateBasket, {})
  await expect.poll(() => received.at(-1)).toBe(before + 1)
  leaving.abort()
  await listening
})

test('a wrong token is refused with 401 by operations, and ends the live channel', async () => {
  const { server, execute, onSessionEnded } = installedApp('a-secret-that-nobody-was-given')
  await expect(execute(Me, {})).rejects.toMatchObject({ refusal: { code: 401, key: 'NOT_SIGNED_IN' } })
  expect(onSessionEnded).toHaveBeenCalledOnce()
  const never = new AbortController()
  const listenWith = (token: () => Promise<string>) =>
    listen({ server, topic: basketsTopic('x', token) }, never.signal, () => {})
  expect(await listenWith(async () => (await execute(LiveToken, {})).firebaseCustomToken)).toBe('broken')
  expect(await listenWith(async () => 'no-token')).toBe('over')
})

function memoryStore(): SectionStore {
  const sections = new Map<string, StoredSection>()
  return {
    read: async (names) =>
      new Map(names.flatMap((name) => (sections.has(name) ? [[name, sections.get(name)!] as const] : []))),
    names: async () => [...sections.keys()],
    write: async (written) => {
      for (const [name, section] of written)
        if (section) sections.set(name, section)
        else sections.delete(name)
    },
  }
}
