import { describe, expect, test } from 'vitest'
import { linkAction } from './link-action.ts'

const apps = [
  ['Android', 'https://localhost/faq?q=vat'],
  ['iOS', 'capacitor://localhost/faq?q=vat'],
] as const
const pages = ['/faq', '/shop', '/terms-and-conditions']

describe.each(apps)('a link in the app on %s', (_, pageUrl) => {
  const actionOf = (href: string, { target = '', isDownload = false } = {}) =>
    linkAction(
      { href, target, isDownload },
      { serverUrl: 'https://orders.example', pageUrl, isPage: (path) => pages.includes(path) },
    )

  test.each([
    ['https://orders.example/shop?brand=7#top', '/shop?brand=7#top'],
    ['http://orders.example/shop', '/shop'],
    ['//orders.example/shop', '/shop'],
    ['https://user@orders.example/shop', '/shop'],
    ['/shop', '/shop'],
  ])('to %s is a page of the shop', (href, path) => {
    expect(actionOf(href)).toEqual({ does: 'navigate', path })
  })

  test.each([
    ['https://evil.example/', 'https://evil.example/'],
    ['//evil.example/shop', 'https://evil.example/shop'],
    ['/\\evil.example/shop', 'https://evil.example/shop'],
    ['https://orders.example@evil.example/shop', 'https://evil.example/shop'],
    ['https://orders.example.evil.example/shop', 'https://orders.example.evil.example/shop'],
    ['https://orders.example:8443/shop', 'https://orders.example:8443/shop'],
    ['https://orders.example/office/', 'https://orders.example/office/'],
    ['https://orders.example//shop', 'https://orders.example//shop'],
  ])('to %s opens outside the app', (href, url) => {
    expect(actionOf(href)).toMatchObject({
      does: 'open-outside',
      url: expect.stringContaining(new URL(url).host),
    })
    expect(actionOf(href, { isDownload: url.includes('evil') })).toMatchObject({ does: 'open-outside' })
  })

  test('for another window opens the server’s page outside the app, so that typed text stays', () => {
    const url = 'https://orders.example/terms-and-conditions'
    expect(actionOf('/terms-and-conditions', { target: '_blank' })).toEqual({ does: 'open-outside', url })
    expect(actionOf(url, { target: '_blank' })).toEqual({ does: 'open-outside', url })
  })

  test.each([
    ['/documents/INV-1.pdf', '/documents/INV-1.pdf'],
    [
      '/documents/statement.csv?from=2026-01-01&to=2026-02-01',
      '/documents/statement.csv?from=2026-01-01&to=2026-02-01',
    ],
    ['https://orders.example/documents/INV-1.pdf', '/documents/INV-1.pdf'],
  ])('that downloads %s saves a file of the server', (href, path) => {
    expect(actionOf(href, { isDownload: true })).toEqual({ does: 'save', path })
  })

  test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x'])(
    'to %j does nothing',
    (href) => {
      expect(actionOf(href)).toEqual({ does: 'nothing' })
    },
  )

  test.each([
    'mailto:orders@orders.example',
    'tel:+442012345',
    '#main',
    'blob:https://localhost/1',
    'http://[',
  ])('to %s is left to the web view', (href) => {
    expect(actionOf(href)).toBeUndefined()
  })
})
