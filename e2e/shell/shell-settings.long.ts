import { type APIRequestContext, expect } from '@playwright/test'
import { test } from '../harness/own-wholesaler.ts'

interface ShellSetting {
  readonly key: string
  readonly to: string
  readonly at: string
  readonly has?: string
  readonly lacks?: string
}

/** The effect of settings on header, footer and information pages. The demo data has another value for each. */
const settings: readonly ShellSetting[] = [
  { key: 'appName', to: 'Corner Foods', at: '/', has: 'Corner Foods</title>' },
  { key: 'slugName', to: 'corner-foods', at: '/manifest.webmanifest', has: '/?app=corner-foods' },
  { key: 'registerCallPhoneNumber', to: '0113 496 0001', at: '/register', has: '0113 496 0001' },
  { key: 'forgotPasswordCallPhoneNumber', to: '0113 496 0002', at: '/reset-password', has: '0113 496 0002' },
  { key: 'activateCallPhoneNumber', to: '0113 496 0003', at: '/register/success', has: '0113 496 0003' },
  { key: 'showSimplicityLogo', to: 'no', at: '/', lacks: 'Powered by Provender' },
  { key: 'availableLanguages', to: 'en,tr', at: '/', lacks: '>Polski</button>' },
  { key: 'show.faq', to: 'no', at: '/', lacks: 'href="/faq"' },
  { key: 'show.aboutUs', to: 'no', at: '/', lacks: 'href="/about-us"' },
  {
    key: 'termsUrl',
    to: 'https://corner.example/terms',
    at: '/',
    has: 'href="https://corner.example/terms"',
  },
  { key: 'show.termsAndConditions', to: 'no', at: '/', lacks: 'href="https://corner.example/terms"' },
  {
    key: 'privacyUrl',
    to: 'https://corner.example/privacy',
    at: '/',
    has: 'href="https://corner.example/privacy"',
  },
  { key: 'facebookUrl', to: 'https://facebook.example/c', at: '/', has: 'href="https://facebook.example/c"' },
  { key: 'twitterUrl', to: 'https://x.example/c', at: '/', has: 'href="https://x.example/c"' },
  {
    key: 'instagramUrl',
    to: 'https://instagram.example/c',
    at: '/',
    has: 'href="https://instagram.example/c"',
  },
  { key: 'linkedinUrl', to: 'https://linkedin.example/c', at: '/', has: 'href="https://linkedin.example/c"' },
  {
    key: 'googlePlayDownloadUrl',
    to: 'https://play.example/c',
    at: '/app',
    has: 'href="https://play.example/c"',
  },
  {
    key: 'appStoreDownloadUrl',
    to: 'https://apps.example/c',
    at: '/app',
    has: 'href="https://apps.example/c"',
  },
  { key: 'contactEmailAddress', to: 'hello@corner.example', at: '/', has: 'mailto:hello@corner.example' },
]

const off: readonly ShellSetting[] = [
  { key: 'appEnabled', to: 'no', at: '/', lacks: 'href="/app"' },
  { key: 'show.privacyPolicy', to: 'no', at: '/', lacks: 'href="https://corner.example/privacy"' },
]

const service: readonly ShellSetting[] = [
  { key: 'serviceStatus', to: 'no', at: '/', has: 'be right back!' },
  { key: 'serviceDisabledType', to: 'ERROR', at: '/', has: 'popular right now!' },
  { key: 'serviceDisabledTitle', to: 'Stocktaking', at: '/', has: 'Stocktaking</h1>' },
  {
    key: 'serviceDisabledMessage',
    to: 'Back at **noon** <script>x()</script>',
    at: '/',
    has: '<strong>noon</strong>',
  },
  {
    key: 'serviceDisabledRedirectUrl',
    to: 'https://status.example/',
    at: '/',
    has: 'href="https://status.example/"',
  },
]

async function isShown(visitor: APIRequestContext, { at, has, lacks }: ShellSetting): Promise<boolean> {
  const text = await (await visitor.get(at)).text()
  return has === undefined ? !text.includes(lacks ?? '') : text.includes(has)
}

test('each setting of the shell shows its effect only when set', async ({ startOwn, playwright }) => {
  const provender = await startOwn(0)
  const visitor = await playwright.request.newContext({ baseURL: provender.address })
  for (const group of [settings, off, service])
    for (const setting of group) {
      expect.soft(await isShown(visitor, setting), `before ${setting.key}`).toBe(false)
      provender.configure({ [setting.key]: setting.to })
      await expect.poll(async () => await isShown(visitor, setting), { message: setting.key }).toBe(true)
    }
  const down = await visitor.get('/shop')
  expect([down.status(), down.headers()['retry-after']]).toEqual([503, '60'])
  expect(await down.text()).not.toContain('<script>x()')
  expect(await down.text()).toContain('href="/shop"')
  await visitor.dispose()
})
