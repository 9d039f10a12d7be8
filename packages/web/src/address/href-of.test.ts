import { afterEach, expect, test, vi } from 'vitest'
import { hrefOf } from './href-of.ts'

afterEach(() => vi.unstubAllEnvs())

test('the address of a page has the prefix of its app, so that no link leads into another app', () => {
  const number = '5 / 7'
  expect(hrefOf({ to: '/orders/$number', params: { number } })).toBe('/orders/5%20%2F%207')
  vi.stubEnv('BASE_URL', '/depot/')
  expect(hrefOf({ to: '/orders/$number', params: { number }, search: { line: 'all' } })).toBe(
    '/depot/orders/5%20%2F%207?line=all',
  )
})
