import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { offer, orderMessage, recordingLog } from './app-message.fixture.ts'
import { openFcmSender, type SendFcm } from './fcm-sender.ts'
import { fcmRefusal, openFcmService, type TestFcmService } from './fcm-service.fixture.ts'

const start = Date.parse('2026-11-23T10:00:00Z')
let nowMs = start
let service: TestFcmService
let send: SendFcm
let logged: ReturnType<typeof recordingLog>['logged']
const phone = { channel: 'FCM', token: 'phone:1', appId: 'orders-1' } as const

beforeEach(async () => {
  nowMs = start
  service = await openFcmService(() => nowMs)
  const recording = recordingLog()
  logged = recording.logged
  send = openFcmSender(service.account, { clock: { nowMs: () => nowMs }, log: recording.log })
})
afterEach(() => service.close())

describe('a message to an Android app', () => {
  test('has a notification, data, a collapse key, a lifetime and a channel', async () => {
    expect(await send(phone, offer)).toBe('accepted')
    expect(service.received).toEqual([
      {
        method: 'POST',
        path: '/v1/projects/orders-1/messages:send',
        contentType: 'application/json',
        body: {
          message: {
            token: 'phone:1',
            notification: { title: 'Back in stock', body: 'Oat Milk' },
            data: {
              title: 'Back in stock',
              body: 'Oat Milk',
              product_id: '8',
              tag: 'notification-1',
              wholesaler: 'Kaya Foods',
            },
            android: {
              collapse_key: 'stock',
              ttl: '86000s',
              priority: 'NORMAL',
              notification: { channel_id: 'offers', tag: 'notification-1', notification_count: 3 },
            },
          },
        },
      },
    ])
  })

  test('has no text if there is none, and wakes the device if it is urgent', async () => {
    await send(phone, orderMessage)
    const { notification, data, android } = service.received[0]!.body.message
    expect(notification).toEqual({ title: 'Order 1001' })
    expect(data).toEqual({
      title: 'Order 1001',
      path: '/account/orders/1001',
      tag: 'notification-2',
      wholesaler: 'Kaya Foods',
    })
    expect(android).toMatchObject({ priority: 'HIGH', notification: { channel_id: 'orders' } })
  })

  test('of another project is not sent', async () => {
    expect(await send({ ...phone, appId: 'orders-2' }, offer)).toBe('unreachable')
    expect(service.received).toEqual([])
  })
})

describe('the access token', () => {
  test('is exchanged for a signed assertion', async () => {
    await send(phone, offer)
    expect(service.assertions).toEqual([
      {
        iss: 'sender@orders-1.iam.gserviceaccount.com',
        scope: 'https://www.googleapis.com/auth/firebase.messaging',
        aud: service.account.tokenUrl,
        iat: start / 1000,
        exp: start / 1000 + 3600,
        kid: 'key-1',
      },
    ])
  })

  test('is fetched once for concurrent messages, and again after its hour', async () => {
    await Promise.all(Array.from({ length: 8 }, () => send(phone, offer)))
    expect(service.received).toHaveLength(8)
    nowMs += 58 * 60_000
    await send(phone, offer)
    expect(service.assertions).toHaveLength(1)
    nowMs += 60_000
    await send(phone, offer)
    expect(service.assertions).toHaveLength(2)
  })

  test('is fetched again after it was refused', async () => {
    await send(phone, offer)
    service.expire()
    await expect(send(phone, offer)).rejects.toThrow('FCM answered 401 UNAUTHENTICATED')
    expect(await send(phone, offer)).toBe('accepted')
    expect(service.assertions).toHaveLength(2)
  })

  test.each([
    [503, 0],
    [400, 1],
    [401, 1],
  ])('that is not issued (%i) delays all messages', async (status, alarms) => {
    service.issue(status)
    const sent = await Promise.allSettled([send(phone, offer), send(phone, offer)])
    expect(sent.map((each) => each.status)).toEqual(['rejected', 'rejected'])
    expect(service.assertions).toHaveLength(1)
    expect(logged).toHaveLength(alarms)
    service.issue(200)
    expect(await send(phone, offer)).toBe('accepted')
  })
})

describe('an answer of FCM', () => {
  test.each([
    ['UNREGISTERED', 404, { code: 'NOT_FOUND', errorCode: 'UNREGISTERED' }],
    ['about the field of the token', 400, { code: 'INVALID_ARGUMENT', field: 'message.token' }],
    [
      'about the token',
      400,
      {
        code: 'INVALID_ARGUMENT',
        errorCode: 'INVALID_ARGUMENT',
        message: 'The registration token is not a valid FCM registration token',
      },
    ],
  ])('%s means that the app is gone', async (_what, status, refusal) => {
    service.answer(fcmRefusal(status, refusal))
    expect(await send(phone, offer)).toBe('expired')
    expect(logged).toEqual([])
  })

  test.each([
    [429, 'QUOTA_EXCEEDED', { 'retry-after': '120' }, 120],
    [503, 'UNAVAILABLE', { 'retry-after': '30' }, 30],
    [503, 'UNAVAILABLE', {}, 0],
    [500, 'INTERNAL', { 'retry-after': 'Mon, 23 Nov 2026 10:00:00 GMT' }, 0],
  ])('%i delays the message for the requested time', async (status, code, headers, pauseSeconds) => {
    service.answer(fcmRefusal(status, { code, errorCode: code }, headers))
    await expect(send(phone, offer)).rejects.toMatchObject({
      message: `FCM answered ${status} ${code}`,
      pauseSeconds,
    })
    expect(logged).toEqual([])
  })

  test.each([
    [403, 'PERMISSION_DENIED', 'SENDER_ID_MISMATCH'],
    [401, 'UNAUTHENTICATED', 'THIRD_PARTY_AUTH_ERROR'],
    [400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT'],
  ])('%i %s is an alarm in the log, and the app is not gone', async (status, code, errorCode) => {
    service.answer(fcmRefusal(status, { code, errorCode }))
    await expect(send(phone, offer)).rejects.toThrow(`FCM answered ${status} ${errorCode}`)
    expect(logged).toEqual([
      [
        { service: 'FCM', status, reason: errorCode },
        'apps get no push messages: the push service refuses this server, check its settings',
      ],
    ])
  })

  test('404 without a code of its own may be about the project: an alarm, and the app is not gone', async () => {
    service.answer(fcmRefusal(404, { code: 'NOT_FOUND' }))
    await expect(send(phone, offer)).rejects.toThrow('FCM answered 404 NOT_FOUND')
    expect(logged).toHaveLength(1)
  })

  test('404 of a wrong address is an alarm, and the app is not gone', async () => {
    service.answer((response) => void response.writeHead(404).end('<h1>Not Found</h1>'))
    await expect(send(phone, offer)).rejects.toThrow('FCM answered 404')
    expect(logged).toHaveLength(1)
  })

  test('that breaks off delays the message', async () => {
    service.answer((response) => void response.destroy())
    await expect(send(phone, offer)).rejects.toThrow('fetch failed')
    service.answer((response) => void response.writeHead(200).end('{}'))
    expect(await send(phone, offer)).toBe('accepted')
  })
})
