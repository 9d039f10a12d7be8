import { setPlatform } from '@provender/platform/current'
import { webPlatform } from '@provender/platform/web-platform'
import { installedApp } from '@provender/web/api/installed-app.fixture'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkServer } from './check-server.ts'

const server = 'https://orders.example'
const manifest = { name: 'Provender Wholesale', icons: [] }
const settings = { data: { initConfig: { config: { appEnabled: true } } } }
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  setPlatform({ ...webPlatform, app: { ...installedApp, serverUrl: '' } })
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  setPlatform(webPlatform)
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

type Answer = object | string | undefined

function stubSite(answers: Readonly<Record<string, Answer>>): void {
  fetched.mockImplementation(async (input) => {
    const path = (input instanceof Request ? input.url : input.toString()).slice(server.length)
    if (path === '/healthz') return new Response()
    const answer = answers[path]
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
}

test('a server of Provender with apps enabled is ready, and is asked with the headers of the app', async () => {
  stubSite({ '/manifest.webmanifest': manifest, '/graphql': settings })
  expect(await checkServer(server)).toBe('ready')
  const [address, options] = fetched.mock.calls.at(-1) ?? []
  expect(address).toBe(`${server}/graphql`)
  expect(options).toMatchObject({ method: 'POST', headers: { DeviceType: 'ANDROID' } })
  expect(options?.body).toContain('initConfig')
})

test.each([
  ['has a page instead of a manifest', '<html></html>', settings],
  ['has another JSON', { icons: [] }, settings],
  ['has only a manifest', manifest, undefined],
  ['has a page instead of the API', manifest, '<html></html>'],
  ['has another API', manifest, { errors: [{ message: 'Cannot query field "initConfig"' }] }],
  ['has null for JSON', manifest, 'null'],
  ['has apps disabled', manifest, { data: { initConfig: { config: { appEnabled: false } } } }],
  ['refuses the app', undefined, undefined],
])('a site that %s serves no apps', async (_, manifestAnswer: Answer, apiAnswer: Answer) => {
  stubSite({ '/manifest.webmanifest': manifestAnswer, '/graphql': apiAnswer })
  expect(await checkServer(server)).toBe('no-apps')
})

test('nothing at the address is unreachable', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await checkServer(server)).toBe('unreachable')
})
