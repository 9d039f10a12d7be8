import { expect, test } from 'vitest'
import { parseSettings } from './settings.ts'

const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_test_51Abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_51Abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
}

test('Stripe takes cards if its three keys are set and match', () => {
  const parsed = parseSettings(stripeKeys, '/')
  expect(parsed.ok && parsed.settings.stripe).toMatchObject({ isLive: false, api: undefined })
  const mistaken = [
    { STRIPE_WEBHOOK_SECRET: '' },
    { STRIPE_PUBLISHABLE_KEY: 'pk_live_51Abc' },
    { STRIPE_SECRET_KEY: '' },
    { STRIPE_SECRET_KEY: 'pk_test_51Abc' },
  ]
  for (const mistake of mistaken) expect(parseSettings({ ...stripeKeys, ...mistake }, '/').ok).toBe(false)
})

test('a key is never shown, not even a wrong one', () => {
  const parsed = parseSettings({ ...stripeKeys, STRIPE_SECRET_KEY: 'sk_tset_51Secret' }, '/')
  expect(parsed).toEqual({ ok: false, errors: ['STRIPE_SECRET_KEY is not a key of Stripe'] })
})

const trustOf = (text: string) => {
  const parsed = parseSettings({ TRUST_PROXY: text }, '/')
  return parsed.ok ? parsed.settings.trustProxy : parsed.errors
}

test('accepts a number of proxies or their addresses, and nothing else', () => {
  expect(trustOf('0')).toBe(false)
  expect(trustOf('1')).toBe(1)
  expect(trustOf('2')).toBe(2)
  expect(trustOf('10.0.0.2, fd00::/8')).toEqual(['10.0.0.2', 'fd00::/8'])
  for (const wrong of ['true', 'yes', '-1', '10', '10.0.0', '10.0.0.2/33', '0.0.0.0/0/0', 'proxy.example'])
    expect(trustOf(wrong)).toEqual([expect.stringContaining('TRUST_PROXY is neither')])
})

test('the API accepts every document unless the setting says otherwise', () => {
  const isOnlyTrusted = (environment: Readonly<Record<string, string>>) => {
    const parsed = parseSettings(environment, '/')
    return parsed.ok ? parsed.settings.trustedDocumentsOnly : parsed.errors
  }
  expect(isOnlyTrusted({})).toBe(false)
  expect(isOnlyTrusted({ TRUSTED_DOCUMENTS_ONLY: '1' })).toBe(true)
  expect(isOnlyTrusted({ TRUSTED_DOCUMENTS_ONLY: 'yes' })).toEqual([expect.any(String)])
})

test('apps get push messages through the services whose settings are complete', () => {
  const appPushOf = (environment: Readonly<Record<string, string>>) => {
    const parsed = parseSettings(environment, '/srv')
    return parsed.ok ? parsed.settings.appPush : parsed.errors
  }
  expect(appPushOf({})).toEqual({ fcm: undefined, apns: undefined, isTitleOnly: false })
  const apple = {
    APNS_KEY: 'key.p8',
    APNS_KEY_ID: 'ABC123DEFG',
    APNS_TEAM_ID: 'A1B2C3D4E5',
    APNS_TOPIC: 'com.example.orders',
  }
  expect(appPushOf({ ...apple, FCM_SERVICE_ACCOUNT: 'fcm.json', APP_PUSH_TITLE_ONLY: '1' })).toEqual({
    fcm: { accountFile: '/srv/fcm.json', url: undefined },
    apns: {
      keyFile: '/srv/key.p8',
      keyId: 'ABC123DEFG',
      teamId: 'A1B2C3D4E5',
      topic: 'com.example.orders',
      url: undefined,
    },
    isTitleOnly: true,
  })
  for (const name of Object.keys(apple))
    expect(appPushOf({ ...apple, [name]: '' })).toEqual([
      'Set APNS_KEY, APNS_KEY_ID, APNS_TEAM_ID and APNS_TOPIC together, or none of them',
    ])
  expect(appPushOf({ ...apple, APNS_KEY_ID: 'no' })).toEqual([
    'APNS_KEY_ID is not the id of a key at Apple: no',
  ])
})

test.each([
  ['postgres://shop:secret@db.example:5432/shop', false],
  ['postgres://shop:secret@203.0.113.7/shop', false],
  ['postgres://shop:secret@db.example/shop?sslmode=verify-full', true],
  ['postgres://shop:secret@db.example/shop?sslmode=disable', true],
  ['postgres://shop:secret@db.example/shop?sslmode=', false],
  ['postgres://shop:secret@db.example/shop?sslmode=verify-full&sslmode=', false],
  ['postgres://shop:secret@db.example/shop?sslmode=verify_full', false],
  ['postgres://shop:secret@db.example/shop?sslmode=&sslmode=require', true],
  ['postgres:///shop?host=db.example', false],
  ['postgres://shop:secret@localhost/shop?host=10.0.0.5,db.example', false],
  ['postgres://shop:secret@localhost/shop?host=10.0.0.5,10.0.0.6', true],
  ['postgres:///shop?host=/var/run/postgresql', true],
  ['postgres://shop:secret@db.example/shop?host=', false],
  ['postgres://shop:secret@localhost/shop?host=localhost&host=db.example', false],
  ['postgres://shop:secret@db:5432/shop', true],
  ['postgres://shop:secret@localhost/shop', true],
  ['postgres://shop:secret@10.0.0.7/shop', true],
  ['postgres://shop:secret@[::1]/shop', true],
  ['postgres://shop@%2Fvar%2Frun%2Fpg.sock/shop', true],
])('a database in another network says how the connection is encrypted: %s', (address, isAccepted) => {
  const parsed = parseSettings({ DATABASE_URL: address }, '/')
  expect(parsed.ok).toBe(isAccepted)
  expect(JSON.stringify(parsed.ok ? [] : parsed.errors)).not.toContain('secret')
})

test('traces go to a web address, whose path counts and which is never shown', () => {
  const endpointIn = (address: string) => {
    const parsed = parseSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: address }, '/')
    return parsed.ok ? parsed.settings.tracesEndpoint : parsed.errors
  }
  expect(endpointIn('')).toBeUndefined()
  expect(endpointIn('https://tempo.example/otlp/')).toBe('https://tempo.example/otlp')
  for (const wrong of ['tempo.example:4318', 'grpc://secret@tempo.example'])
    expect(endpointIn(wrong)).toEqual(['OTEL_EXPORTER_OTLP_ENDPOINT is not a web address'])
})
