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
