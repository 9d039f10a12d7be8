import { expect, test } from 'vitest'
import { parseSettings } from './settings.ts'

const sandboxWith = (environment: Readonly<Record<string, string>>): boolean | undefined => {
  const parsed = parseSettings(environment, '/')
  return parsed.ok ? parsed.settings.sandboxPayments : undefined
}

test('the test gateway takes cards with the demo wholesaler, and without it only where it is asked for', () => {
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

test('Stripe takes cards where its three keys are set, of the same kind', () => {
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
