import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

const policyOf = (takesStripe: boolean): ReadonlyMap<string, string> => {
  const policy = contentSecurityPolicy({ scriptHashes: ['abc='], takesStripe, allowsInlineTools: false })
  return new Map(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part]))
}

describe('a page', () => {
  test('may load and ask nobody but the shop', () => {
    const policy = policyOf(false)
    expect(policy.get('script-src')).toBe("script-src 'self' 'sha256-abc='")
    expect(policy.get('connect-src')).toBe("connect-src 'self'")
    expect(policy.get('frame-src')).toBeUndefined()
    expect([...policy.values()].join()).not.toContain('stripe')
  })

  test('may load Stripe’s script, frames and API where Stripe takes the cards, and no script of the page’s own more', () => {
    const policy = policyOf(true)
    expect(policy.get('script-src')).toBe(
      "script-src 'self' https://js.stripe.com https://*.js.stripe.com 'sha256-abc='",
    )
    expect(policy.get('frame-src')).toBe(
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
    )
    expect(policy.get('connect-src')).toBe("connect-src 'self' https://api.stripe.com")
    expect(policy.get('default-src')).toBe("default-src 'self'")
  })
})
