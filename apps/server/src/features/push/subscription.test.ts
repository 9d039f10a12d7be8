import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createBrowser } from './browser.fixture.ts'
import { subscriptionSchema } from './subscription.ts'

const { subscription } = createBrowser('any')
const isAccepted = (changed: object) => v.is(subscriptionSchema, { ...subscription, ...changed })

describe('a subscription', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/cxZ:APA91b',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGn',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYA',
  ])('at %s is accepted', (endpoint) => {
    expect(isAccepted({ endpoint })).toBe(true)
  })

  test.each([
    'https://PUSH.example/a',
    'https://push.example:443/a',
    'https://push.example/b/../a',
    'https://push.example/a#b',
    'https://push.example/a?',
    'https://push.example/a?#b',
    'https://push.example/%61',
  ])('is stored under one spelling of its address: %s', (endpoint) => {
    const parsed = v.parse(subscriptionSchema, { ...subscription, endpoint })
    expect(parsed.endpoint).toBe('https://push.example/a')
  })

  test('keeps what is encoded in its address, in capitals', () => {
    const endpoint = 'https://push.example/a%2fb%3a?token=%7e%2B%c3%a9&x=%41'
    expect(v.parse(subscriptionSchema, { ...subscription, endpoint }).endpoint).toBe(
      'https://push.example/a%2Fb%3A?token=~%2B%C3%A9&x=A',
    )
  })

  test.each([
    ['plain HTTP', 'http://push.example/a'],
    ['a number for an address', 'https://2130706433/a'],
    ['an address', 'https://127.0.0.1/a'],
    ['an address of six', 'https://[::1]/a'],
    ['a name of this machine', 'https://localhost/a'],
    ['a name of this network', 'https://database/a'],
    ['a name that ends with a dot', 'https://database./a'],
    ['another port', 'https://push.example:8443/a'],
    ['a name and a password', 'https://me@push.example/a'],
    ['no end', `https://push.example/${'a'.repeat(1000)}`],
    ['no end once it is encoded', `https://push.example/${'é'.repeat(500)}`],
    ['a file', 'file:///etc/passwd'],
    ['nothing', ''],
  ])('with %s is refused', (_what, endpoint) => {
    expect(isAccepted({ endpoint })).toBe(false)
  })

  test.each([
    ['a short key', { p256dh: 'short' }],
    ['a point that lies beside the curve', { p256dh: `B${'A'.repeat(86)}` }],
    ['a secret that is too long', { auth: 'A'.repeat(23) }],
    ['a secret in another alphabet', { auth: 'not base64 here!!!!!!!' }],
  ])('with %s is refused, because nothing could be encrypted for it', (_what, keys) => {
    expect(isAccepted(keys)).toBe(false)
  })
})
