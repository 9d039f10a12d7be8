import { get, type IncomingMessage } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runInLane, visitorAt } from '../../kernel/fairness/lanes.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { createEngine } from '../graphql/engine.ts'
import { createSchema } from '../graphql/schema.ts'
import { createApp } from './app.ts'

let shop: TestShop
let app: FastifyInstance

beforeEach(async () => {
  shop = await openTestShop()
  app = await createApp({
    deps: shop.deps,
    engine: createEngine(createSchema(), { isOpen: false }),
    readiness: () => 'READY',
    files: [],
    shop: () => Promise.reject(new Error('No page is requested')),
  })
})
afterEach(async () => {
  await app.close()
  await shop.close()
})

const text = async (url: string): Promise<string> => (await app.inject({ url })).body
const bodyFrom = async (url: string, host: string): Promise<string> => {
  const { promise, resolve } = Promise.withResolvers<IncomingMessage>()
  get(url, { headers: { host } }, resolve)
  return await readText(await promise)
}
const setConfig = async (key: string, value: boolean | string): Promise<void> => {
  await shop.deps.pool.query('insert into config (key, value) values ($1, $2)', [key, JSON.stringify(value)])
  await shop.deps.pool.query(`update version set n = 2 where name = 'settings'`)
  await shop.deps.wholesaler.syncTo(2)
}

test('robots.txt names the site map and excludes personal and repeating pages', async () => {
  const robots = await text('/robots.txt')
  expect(robots).toContain('Sitemap: http://localhost/sitemap.xml\n')
  expect(robots).toContain('Disallow: /account\n')
  expect(robots).toContain('Disallow: /shop?*attr.\n')
  expect(robots).not.toContain('Disallow: /\n')
})

test('neither robots.txt nor the site map repeats a host that a client made up', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const origin = address.replace('127.0.0.1', 'localhost')
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemap-1.xml'])
    for (const host of ['evil.example', '10.1.2.3:4567', 'localhost:1']) {
      const body = await bodyFrom(address + path, host)
      expect(body).toContain(`${origin}/`)
      expect(body).not.toContain(host)
    }
})

test('a site map that is not written yet waits with the other long work of its caller', async () => {
  const other = Promise.withResolvers<void>()
  const long = runInLane('LONG', visitorAt('127.0.0.1'), () => other.promise)
  const answered: string[] = []
  const maps = ['/sitemap.xml', '/sitemap-1.xml'].map((url) => text(url).then(() => answered.push(url)))
  expect(await text('/robots.txt')).toContain('Sitemap: ')
  for (let turns = 0; turns < 100; turns += 1) await nextTurn()
  expect(answered).toEqual([])
  other.resolve()
  await Promise.all([long, ...maps])
  const further = Promise.withResolvers<void>()
  const longer = runInLane('LONG', visitorAt('127.0.0.1'), () => further.promise)
  expect(await text('/sitemap.xml')).toContain('sitemap-1.xml')
  further.resolve()
  await longer
})

test('security.txt says where to report a vulnerability, for half a year', async () => {
  const url = '/.well-known/security.txt'
  expect((await app.inject({ url })).statusCode).toBe(404)
  await setConfig('contactEmailAddress', 'office@shop.example')
  const { body, headers } = await app.inject({ url })
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Contact: mailto:office@shop.example\n')
  expect(body).toMatch(/Expires: 2027-\d\d-\d\dT/)
})

test('the site map lists exactly what a visitor can see', async () => {
  expect(await text('/sitemap.xml')).toContain('<loc>http://localhost/sitemap-1.xml</loc>')
  const map = await text('/sitemap-1.xml')
  expect(map).toContain('<loc>http://localhost/</loc>')
  expect(map).toContain('<loc>http://localhost/shop?category=1</loc>')
  expect(map).toContain('<loc>http://localhost/product/baked-beans-1</loc>')
  expect(map).toContain('<loc>http://localhost/contact-us</loc>')
  expect(map).not.toContain('app-crisps')
  expect(map).not.toContain('old-soup')
  expect((await app.inject('/sitemap-2.xml')).statusCode).toBe(404)
})

test('the site map is created again after it failed once', async () => {
  const config = shop.deps.wholesaler.current().config
  const failing = vi.spyOn(config, 'showAttributesAsPage', 'get').mockImplementation(() => {
    throw new Error('once')
  })
  expect((await app.inject({ url: '/sitemap.xml' })).statusCode).toBe(500)
  failing.mockRestore()
  expect(await text('/sitemap.xml')).toContain('sitemap-1.xml')
})

test('the site map lists the app page if there is an app', async () => {
  const page = '<loc>http://localhost/app</loc>'
  expect(await text('/sitemap-1.xml')).not.toContain(page)
  await setConfig('appEnabled', true)
  expect(await text('/sitemap-1.xml')).toContain(page)
})

test.each([
  ['a login wall', 'loginWall', true],
  ['the shop being off', 'serviceStatus', false],
])('with %s nothing is indexed', async (_, key, value) => {
  expect(await text('/sitemap.xml')).toContain('sitemap-1.xml')
  await setConfig(key, value)
  expect(await text('/robots.txt')).toBe('User-agent: *\nDisallow: /\n')
  expect(await text('/sitemap.xml')).not.toContain('sitemap-1.xml')
  expect((await app.inject('/sitemap-1.xml')).statusCode).toBe(404)
})

test('the manifest has the wholesaler’s name', async () => {
  const response = await app.inject('/manifest.webmanifest')
  expect(response.headers['content-type']).toContain('application/manifest+json')
  expect(response.json()).toMatchObject({
    name: shop.deps.wholesaler.current().config.appName,
    start_url: '/',
  })
})
