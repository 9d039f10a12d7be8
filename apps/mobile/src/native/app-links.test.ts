import { describe, expect, test } from 'vitest'
import { pathOfMessage, targetOfLink } from './app-links.ts'

const server = 'https://orders.example'

describe('a link', () => {
  test.each([
    ['https://orders.example/product/7?q=1#top', '/product/7?q=1#top'],
    ['https://orders.example', '/'],
    ['https://orders.example/account/orders/12', '/account/orders/12'],
    ['provender://orders.example/shop?promotion=true', '/shop?promotion=true'],
  ])('%s opens a page of the shop', (link, path) => {
    expect(targetOfLink(link, server)).toEqual({ kind: 'page', path })
  })

  test.each([
    ['https://orders.example/documents/12.pdf?copy=1', 'https://orders.example/documents/12.pdf?copy=1'],
    ['provender://orders.example/documents/12.pdf', 'https://orders.example/documents/12.pdf'],
    ['https://orders.example/checkout/pay#ticket', 'https://orders.example/checkout/pay#ticket'],
    ['https://orders.example/graphql', 'https://orders.example/graphql'],
  ])('%s belongs in the browser', (link, url) => {
    expect(targetOfLink(link, server)).toEqual({ kind: 'outside', url })
  })

  test.each([
    ['https://evil.example/product/7', 'evil.example'],
    ['https://orders.example.evil.example/product/7', 'orders.example.evil.example'],
    ['https://orders.example@evil.example/product/7', 'evil.example'],
    ['https://orders.example:8443/product/7', 'orders.example:8443'],
    ['provender://other.example/shop', 'other.example'],
  ])('%s belongs to another server', (link, host) => {
    expect(targetOfLink(link, server)).toEqual({ kind: 'foreign', host })
  })

  test.each([
    'http://orders.example/product/7',
    'javascript:alert(1)',
    'intent://orders.example/shop',
    'file:///etc/hosts',
    'https://orders.example/checkout/pay/done',
    'https://orders.example/checkout/pay/done?from=app',
    'provender://orders.example/checkout/pay/done',
    'https://orders.example//product/7',
    'https://orders.example//evil.example/shop',
    'https://orders.example/\\evil.example',
    'provender://orders.example//documents/1.pdf',
    'no link',
    '',
  ])('"%s" opens nothing', (link) => {
    expect(targetOfLink(link, server)).toBeUndefined()
  })
})

describe('a tapped message', () => {
  test.each([
    [{ product_id: '4419', title: 'Back in stock' }, '/product/4419'],
    [{ path: '/account/orders/12' }, '/account/orders/12'],
  ])('with %o opens its page', (data, path) => {
    expect(pathOfMessage(data)).toBe(path)
  })

  test.each([
    [{}],
    [undefined],
    [{ product_id: '../admin' }],
    [{ product_id: 7 }],
    [{ path: 'https://evil.example' }],
    [{ path: '//evil.example' }],
    [{ path: '/\\evil.example' }],
    [{ path: '/documents/1.pdf' }],
  ])('with %o opens nothing', (data) => {
    expect(pathOfMessage(data)).toBeUndefined()
  })
})
