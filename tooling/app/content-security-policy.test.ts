import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { mobile } from './brand.ts'
import { withSecurityPolicy } from './content-security-policy.ts'

const own = "'self' capacitor://localhost"

/** The page with this in its body, for the app of a server. */
const pageWith = (body: string, server = 'https://orders.example') =>
  withSecurityPolicy(`<html><head><meta charset="utf-8" /></head><body>${body}</body></html>`, server)

function directivesOf(page: string): Readonly<Record<string, string>> {
  const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? []
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

describe('the security policy of the app', () => {
  test('allows one wholesaler’s server, the app’s own files, and pictures from anywhere', () => {
    const captcha = 'https://hcaptcha.com https://*.hcaptcha.com'
    expect(directivesOf(pageWith(''))).toEqual({
      'default-src': own,
      'script-src': `${own} 'wasm-unsafe-eval' ${captcha}`,
      'style-src': `${own} 'unsafe-inline' ${captcha}`,
      'img-src': `${own} data: blob: https: https://orders.example`,
      'connect-src': `${own} https://orders.example ${captcha}`,
      'worker-src': own,
      'frame-src': captcha,
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': own,
    })
  })

  test('allows the common app every server with HTTPS, and one on the same machine', () => {
    const { 'connect-src': connect, 'img-src': pictures } = directivesOf(pageWith('', ''))
    for (const sources of [connect, pictures])
      expect(sources).toContain('https: http://localhost:* http://127.0.0.1:*')
  })

  test('allows inline scripts by hash only, whatever their attributes', () => {
    const page = pageWith(
      '<script>one()</script><script type="module" src="/a.js"></script><script type="module">two()</script>',
    )
    const scripts = directivesOf(page)['script-src'] ?? ''
    expect(scripts.match(/'sha256-[^']+'/g)).toEqual([hashOf('one()'), hashOf('two()')])
    expect(scripts).not.toContain('unsafe-inline')
  })

  test('precedes every script of the page of the repository, and follows its character set', () => {
    const page = withSecurityPolicy(readFileSync(join(mobile, 'index.html'), 'utf8'), '')
    const policyAt = page.indexOf('Content-Security-Policy')
    expect(policyAt).toBeGreaterThan(page.indexOf('charset="utf-8"'))
    expect(policyAt).toBeLessThan(page.indexOf('<script'))
    expect(directivesOf(page)['script-src']).toMatch(/'sha256-/)
  })

  test('is not left out silently', () => {
    expect(() => withSecurityPolicy('<html></html>', '')).toThrow('index.html has no <meta charset')
  })
})
