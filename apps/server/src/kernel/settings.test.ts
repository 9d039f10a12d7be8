import { expect, test } from 'vitest'
import { parseSettings } from './settings.ts'

const sandboxWith = (environment: Readonly<Record<string, string>>): boolean | undefined => {
  const parsed = parseSettings(environment, '/')
  return parsed.ok ? parsed.settings.sandboxPayments : undefined
}

test('the test gateway takes cards in the demo, and otherwise only if enabled', () => {
  expect(sandboxWith({})).toBe(true)
  expect(sandboxWith({ DEMO: '0' })).toBe(false)
  expect(sandboxWith({ DEMO: '0', SANDBOX_PAYMENTS: '1' })).toBe(true)
  expect(sandboxWith({ DEMO: '1', SANDBOX_PAYMENTS: '0' })).toBe(false)
})

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
