import { expect, test } from 'vitest'
import { loginHrefTo } from './login-href.ts'

test.each([
  ['/', '/login'],
  ['/shop?q=beans&page=2', '/login?next=%2Fshop%3Fq%3Dbeans%26page%3D2'],
  ['/login', '/login'],
  ['/login?next=%2Fbaskets', '/login?next=%2Fbaskets'],
  [`/login?next=${encodeURIComponent('/login?next=%2Fbaskets')}`, '/login?next=%2Fbaskets'],
  ['/register', '/login'],
  ['/register/success', '/login'],
  ['/reset-password?token=abc', '/login'],
  ['/invitation?token=abc', '/login'],
  ['/registered', '/login?next=%2Fregistered'],
])('the login link on %s is %s', (page, href) => {
  expect(loginHrefTo(page)).toBe(href)
})
