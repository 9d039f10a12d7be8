import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

const headers = { host: '192.168.1.7:3000' }
const text = async (url: string): Promise<string> => (await app.inject({ url, headers })).body
const setConfig = async (key: string, value: boolean | string): Promise<void> => {
  await shop.deps.pool.query('insert into config (key, value) values ($1, $2)', [key, JSON.stringify(value)])
  await shop.deps.pool.query(`update version set n = 2 where name = 'settings'`)
  await shop.deps.wholesaler.syncTo(2)
}

test('robots.txt names the site map and excludes personal and repeating pages', async () => {
  const robots = await text('/robots.txt')
  expect(robots).toContain('Sitemap: http://192.168.1.7:3000/sitemap.xml\n')
  expect(robots).toContain('Disallow: /account\n')
  expect(robots).toContain('Disallow: /shop?*attr.\n')
  expect(robots).not.toContain('Disallow: /\n')
})

test('neither robots.txt nor the site map repeats a host that a client made up', async () => {
  for (const url of ['/robots.txt', '/sitemap.xml', '/sitemap-1.xml']) {
    const { body } = await app.inject({ url, headers: { host: 'evil.example' } })
    expect(body).toContain('http://localhost')
    expect(body).not.toContain('evil')
  }
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
  expect(await text('/sitemap.xml')).toContain('<loc>http://192.168.1.7:3000/sitemap-1.xml</loc>')
  const map = await text('/sitemap-1.xml')
  expect(map).toContain('<loc>http://192.168.1.7:3000/</loc>')
  expect(map).toContain('<loc>http://192.168.1.7:3000/shop?category=1</loc>')
  expect(map).toContain('<loc>http://192.168.1.7:3000/product/baked-beans-1</loc>')
  expect(map).toContain('<loc>http://192.168.1.7:3000/contact-us</loc>')
  expect(map).not.toContain('app-crisps')
  expect(map).not.toContain('old-soup')
  expect((await app.inject('/sitemap-2.xml')).statusCode).toBe(404)
})

test('the site map is created again after it failed once', async () => {
  const config = shop.deps.wholesaler.current().config
  const failing = vi.spyOn(config, 'showAttributesAsPage', 'get').mockImplementation(() => {
    throw new Error('once')
  })
  expect((await app.inject({ url: '/sitemap.xml', headers })).statusCode).toBe(500)
  failing.mockRestore()
  expect(await text('/sitemap.xml')).toContain('sitemap-1.xml')
})

test('the site map lists the app page if there is an app', async () => {
  const page = '<loc>http://192.168.1.7:3000/app</loc>'
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
