import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

interface Others {
  readonly usesStripe?: boolean
  readonly usesCaptcha?: boolean
}

const policyOf = ({ usesStripe = false, usesCaptcha = false }: Others = {}): ReadonlyMap<string, string> => {
  const facts = { scriptHashes: ['abc='], usesCaptcha, usesStripe, allowsInlineTools: false }
  const policy = contentSecurityPolicy(facts)
  return new Map(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part]))
}

describe('a page', () => {
  test('may load from and connect to the shop only', () => {
    const policy = policyOf()
    expect(policy.get('script-src')).toBe("script-src 'self' 'sha256-abc='")
    expect(policy.get('connect-src')).toBe("connect-src 'self'")
    expect(policy.get('frame-src')).toBeUndefined()
    expect([...policy.values()].join()).not.toContain('stripe')
  })

  test('may load Stripe’s script, frames and API if Stripe takes cards, and no further scripts of the page', () => {
    const policy = policyOf({ usesStripe: true })
    expect(policy.get('script-src')).toBe(
      "script-src 'self' https://js.stripe.com https://*.js.stripe.com 'sha256-abc='",
    )
    expect(policy.get('frame-src')).toBe(
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
    )
    expect(policy.get('connect-src')).toBe("connect-src 'self' https://api.stripe.com")
    expect(policy.get('default-src')).toBe("default-src 'self'")
  })

  test('may load the captcha widget if there is one, in addition to Stripe’s parts', () => {
    expect(policyOf({ usesCaptcha: true }).get('frame-src')).toBe(
      "frame-src 'self' https://hcaptcha.com https://*.hcaptcha.com",
    )
    const both = policyOf({ usesCaptcha: true, usesStripe: true })
    for (const origin of ['https://hcaptcha.com', 'https://js.stripe.com']) {
      expect(both.get('script-src')).toContain(origin)
      expect(both.get('frame-src')).toContain(origin)
    }
  })
})
