import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openApnsSender, type SendApns } from './apns-sender.ts'
import { openApnsService, refuseApns, type TestApnsService } from './apns-service.fixture.ts'
import { offer, orderMessage, recordingLog } from './app-message.fixture.ts'

const start = Date.parse('2026-11-23T10:00:00Z')
let nowMs = start
let service: TestApnsService
let send: SendApns
let logged: ReturnType<typeof recordingLog>['logged']
const token = 'ab'.repeat(32)
const phone = { channel: 'APNS', token, appId: 'com.example.orders', environment: 'PRODUCTION' } as const

beforeEach(async () => {
  nowMs = start
  service = await openApnsService(() => nowMs)
  const recording = recordingLog()
  logged = recording.logged
  const deps = { clock: { nowMs: () => nowMs }, log: recording.log }
  send = openApnsSender(service.account, deps, service.connect)
})
afterEach(() => service.kill())

describe('a message to an iOS app', () => {
  test('has its address, topic, type, lifetime, collapse id, alert and data', async () => {
    expect(await send(phone, offer)).toBe('accepted')
    const [{ headers, body, claims }] = service.received as [TestApnsService['received'][number]]
    expect(headers).toMatchObject({
      ':method': 'POST',
      ':path': `/3/device/${token}`,
      'apns-topic': 'com.example.orders',
      'apns-push-type': 'alert',
      'apns-priority': '5',
      'apns-expiration': String(start / 1000 + 86_000),
      'apns-collapse-id': 'notification-1',
    })
    expect(body).toEqual({
      aps: { alert: { title: 'Back in stock', body: 'Oat Milk' }, sound: 'default', badge: 3 },
      product_id: '8',
      tag: 'notification-1',
      wholesaler: 'Kaya Foods',
    })
    expect(claims).toEqual({ iss: 'A1B2C3D4E5', iat: start / 1000, kid: 'ABC123DEFG' })
  })

  test('has no text if the notification has none, and has high priority unless it is an offer', async () => {
    await send(phone, orderMessage)
    expect(service.received[0]?.body).toMatchObject({
      aps: { alert: { title: 'Order 1001' } },
      path: '/account/orders/1001',
    })
    expect(service.received[0]?.body.aps.alert).not.toHaveProperty('body')
    expect(service.received[0]?.headers['apns-priority']).toBe('10')
  })

  test('goes to the service of its environment', async () => {
    await send(phone, offer)
    await send({ ...phone, environment: 'SANDBOX' }, offer)
    await send(phone, offer)
    expect(service.origins).toEqual(['https://production.example', 'https://sandbox.example'])
  })

  test('of another app is not sent', async () => {
    expect(await send({ ...phone, appId: 'com.example.other' }, offer)).toBe('unreachable')
    expect(service.received).toEqual([])
  })
})

describe('the provider token', () => {
  const issued = async (): Promise<unknown> => {
    await send(phone, offer)
    return service.received.at(-1)?.claims['iat']
  }

  test('is kept for 30 minutes and renewed before 50', async () => {
    expect(await issued()).toBe(start / 1000)
    nowMs = start + 30 * 60_000
    expect(await issued()).toBe(start / 1000)
    nowMs = start + 50 * 60_000
    expect(await issued()).toBe(nowMs / 1000)
  })

  test('is renewed after Apple reports that it has expired', async () => {
    await issued()
    nowMs += 60_000
    service.answer(refuseApns(403, 'ExpiredProviderToken'))
    await expect(send(phone, offer)).rejects.toThrow('APNs answered 403 ExpiredProviderToken')
    service.answer((stream) => stream.respond({ ':status': 200 }, { endStream: true }))
    expect(await issued()).toBe(nowMs / 1000)
  })
})

describe('the connection', () => {
  test('is kept, also for concurrent messages', async () => {
    await Promise.all(Array.from({ length: 8 }, () => send(phone, offer)))
    await send(phone, offer)
    expect(service.received).toHaveLength(9)
    expect(service.connections()).toBe(1)
  })

  test('is replaced after GOAWAY', async () => {
    await send(phone, offer)
    service.sendGoaway()
    await expect.poll(() => send(phone, offer).then(() => service.connections())).toBe(2)
    expect(await send(phone, offer)).toBe('accepted')
    expect(service.connections()).toBe(2)
  })

  test('that breaks delays its messages, and the next are sent on another', async () => {
    service.answer((stream) => stream.session?.destroy())
    await expect(send(phone, offer)).rejects.toThrow()
    service.answer((stream) => stream.respond({ ':status': 200 }, { endStream: true }))
    expect(await send(phone, offer)).toBe('accepted')
    expect(service.connections()).toBe(2)
  })

  test('to a service that is killed and started again is opened again', async () => {
    await send(phone, offer)
    await service.kill()
    await expect(send(phone, offer)).rejects.toThrow()
    await expect(send(phone, offer)).rejects.toThrow('ECONNREFUSED')
    await service.restart()
    expect(await send(phone, offer)).toBe('accepted')
  })
})

describe('an answer of APNs', () => {
  test.each([
    [410, 'Unregistered'],
    [410, 'ExpiredToken'],
    [400, 'BadDeviceToken'],
    [400, 'DeviceTokenNotForTopic'],
  ])('%i %s means that the app is gone', async (status, reason) => {
    service.answer(refuseApns(status, reason))
    expect(await send(phone, offer)).toBe('expired')
    expect(logged).toEqual([])
  })

  test.each([
    [429, 'TooManyRequests', { 'retry-after': '120' }, 120],
    [429, 'TooManyProviderTokenUpdates', {}, 0],
    [500, 'InternalServerError', {}, 0],
    [503, 'ServiceUnavailable', { 'retry-after': '30' }, 30],
  ])('%i %s delays the message for the requested time', async (status, reason, headers, pauseSeconds) => {
    service.answer(refuseApns(status, reason, headers))
    await expect(send(phone, offer)).rejects.toMatchObject({
      message: `APNs answered ${status} ${reason}`,
      pauseSeconds,
    })
    expect(logged).toEqual([])
  })

  test.each([
    [403, 'InvalidProviderToken'],
    [403, 'BadCertificateEnvironment'],
    [400, 'TopicDisallowed'],
    [413, 'PayloadTooLarge'],
  ])('%i %s is an alarm in the log, and the app is not gone', async (status, reason) => {
    service.answer(refuseApns(status, reason))
    await expect(send(phone, offer)).rejects.toThrow(`APNs answered ${status} ${reason}`)
    expect(logged).toEqual([
      [
        { service: 'APNs', status, reason },
        'apps get no push messages: the push service refuses this server, check its settings',
      ],
    ])
  })
})
