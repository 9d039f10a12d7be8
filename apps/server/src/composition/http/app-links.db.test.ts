import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopForApps, type ShopForApps } from './app-origins.fixture.ts'

let server: ShopForApps
beforeAll(async () => {
  server = await openShopForApps()
})
afterAll(() => server.close())

const android = '/.well-known/assetlinks.json'
const ios = '/.well-known/apple-app-site-association'
const certificate = Array.from({ length: 32 }, () => 'AB').join(':')
const read = (url: string) => server.app.inject({ url, headers: { cookie: 'auth-token=x' } })

test.each([android, ios])('%s does not exist if no app opens links', async (url) => {
  await server.setConfig('appLinks', { androidPackage: 'com.example.orders' })
  const answer = await read(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.json().errors).toHaveLength(1)
})

test('Android learns which app opens links to the shop', async () => {
  await server.setConfig('appLinks', {
    androidPackage: 'com.example.orders',
    androidCertificates: [certificate],
  })
  const answer = await read(android)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.headers).not.toHaveProperty('set-cookie')
  expect(answer.json()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'com.example.orders',
        sha256_cert_fingerprints: [certificate],
      },
    },
  ])
})

test('iOS learns which app opens links to the shop, and which addresses stay in the browser', async () => {
  await server.setConfig('appLinks', { iosAppIds: ['A1B2C3D4E5.com.example.orders'] })
  const answer = await read(ios)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.headers).not.toHaveProperty('set-cookie')
  expect(answer.json()).toEqual({
    applinks: {
      details: [
        {
          appIDs: ['A1B2C3D4E5.com.example.orders'],
          components: [
            { '/': '/documents/*', exclude: true },
            { '/': '/checkout/pay*', exclude: true },
            { '/': '/graphql*', exclude: true },
            { '/': '/healthz*', exclude: true },
            { '/': '/office*', exclude: true },
            { '/': '*' },
          ],
        },
      ],
    },
  })
})
