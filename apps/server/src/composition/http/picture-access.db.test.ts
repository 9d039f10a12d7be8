import { afterAll, beforeAll, expect, test } from 'vitest'
import { android, keyOf, openShopForApps, type ShopForApps } from './app-origins.fixture.ts'

let server: ShopForApps
let authorization: string
beforeAll(async () => {
  server = await openShopForApps()
  await server.setConfig('loginWall', true)
  authorization = `Bearer ${(await server.login(android)).json().data.login}`
})
afterAll(() => server.close())

const status = async (query = '', headers = {}) =>
  (await server.app.inject({ url: `/pictures/beans.svg${query}`, headers })).statusCode
const keyNow = async (): Promise<string> =>
  (await server.post('{ pictureKey }', { ...android, authorization })).json().data.pictureKey

test('behind the wall, pictures open with the token or the key of a customer', async () => {
  expect(await status()).toBe(401)
  expect(await status('', { ...android, authorization })).toBe(200)
  expect(await status(`?k=${await keyNow()}`)).toBe(200)
  const answer = await server.app.inject({ url: `/pictures/beans.svg?k=${await keyNow()}` })
  expect(answer.headers['cache-control']).toBe('private, max-age=3600, stale-while-revalidate=604800')
})

test('without the wall, pictures may be cached by anyone, and missing pictures by nobody', async () => {
  const caching = async (url: string) => (await server.app.inject({ url })).headers['cache-control']
  await server.setConfig('loginWall', false)
  const [picture, missing] = [await caching('/pictures/beans.svg'), await caching('/pictures/none.svg')]
  await server.setConfig('loginWall', true)
  expect(picture).toBe('public, max-age=3600, stale-while-revalidate=604800')
  expect(missing).toBe('no-store')
})

test('a visitor gets no key', async () => {
  expect(keyOf(await server.post('{ pictureKey }', android))).toBe('NOT_SIGNED_IN')
})

test('a key opens nothing but pictures, and nothing else is a key', async () => {
  const key = await keyNow()
  const tokenAnswer = await server.post('{ user { email } }', { ...android, authorization: `Bearer ${key}` })
  expect(keyOf(tokenAnswer)).toBe('NOT_SIGNED_IN')
  expect((await server.app.inject({ url: `/catalogue/current?k=${key}` })).statusCode).toBe(401)
  const { refreshToken } = (
    await server.post('mutation { refreshToken }', { ...android, authorization })
  ).json().data
  for (const other of [refreshToken, authorization.slice(7), `${key}&k=${key}`, '', `${key}0`])
    expect(await status(`?k=${other}`)).toBe(401)
})

test('a query of more than 1,000 characters is not parsed, so its key opens nothing', async () => {
  const query = `?k=${await keyNow()}&x=`
  expect(await status(query.padEnd(1001, 'x'))).toBe(200)
  expect(await status(query.padEnd(1002, 'x'))).toBe(401)
})

test('a key ends with the next day', async () => {
  const key = await keyNow()
  server.shop.clock.advance(86_400_000)
  expect(await status(`?k=${key}`)).toBe(200)
  server.shop.clock.advance(86_400_000)
  expect(await status(`?k=${key}`)).toBe(401)
})
