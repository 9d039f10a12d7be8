import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeStorage, stubStorage } from './fake-storage.fixture.ts'
import { openNativePush } from './native-push.ts'

const fake = vi.hoisted(() => {
  type Listener = (data: object) => void
  const listeners = new Map<string, Set<Listener>>()
  const stored = new Map<string, object[]>()
  const emit = (event: string, data: object): void => {
    const current = [...(listeners.get(event) ?? [])]
    for (const listener of current) listener(data)
    if (current.length === 0) stored.set(event, [...(stored.get(event) ?? []), data])
  }
  const addListener = async (event: string, listener: Listener) => {
    const own = listeners.get(event) ?? new Set()
    listeners.set(event, own.add(listener))
    const waiting = stored.get(event) ?? []
    stored.delete(event)
    for (const data of waiting) listener(data)
    return { remove: async () => void own.delete(listener) }
  }
  return {
    listeners,
    stored,
    emit,
    addListener,
    capacitor: { getPlatform: vi.fn(() => 'android'), DEBUG: false },
    plugin: {
      checkPermissions: vi.fn(async () => ({ receive: 'prompt' })),
      requestPermissions: vi.fn(async () => ({ receive: 'granted' })),
      register: vi.fn(async () => {}),
      unregister: vi.fn(async () => {}),
      createChannel: vi.fn(async (_channel: object) => {}),
      removeAllDeliveredNotifications: vi.fn(async () => {}),
    },
  }
})
vi.mock('@capacitor/app', () => ({
  App: { addListener: fake.addListener },
}))
vi.mock('@capacitor/core', () => ({ Capacitor: fake.capacitor }))
vi.mock('@capacitor/push-notifications', () => ({
  PushNotifications: { ...fake.plugin, addListener: fake.addListener },
}))

let storage: FakeStorage

/** From now on, the service answers a registration with this event, or not at all. */
function answerWith(event: string, data: object): void {
  fake.plugin.register.mockImplementation(async () => fake.emit(event, data))
}

/** Only the permanent listeners are left. */
function expectNoListenerOfARequest(): void {
  expect([...fake.listeners].map(([event, { size }]) => [event, size])).toEqual([
    ['resume', 1],
    ['registration', 1],
    ['registrationError', 1],
  ])
}

beforeEach(() => {
  vi.clearAllMocks()
  fake.listeners.clear()
  fake.stored.clear()
  fake.capacitor.getPlatform.mockReturnValue('android')
  fake.capacitor.DEBUG = false
  storage = stubStorage('localStorage')
  answerWith('registration', { value: 'token-1' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a brand without an account', () => {
  test('never calls the service, which would end the app on Android', async () => {
    const push = await openNativePush(false)
    expect([push.isSupported(), push.permission()]).toEqual([false, 'denied'])
    await push.nameKinds({ orders: 'Orders', offers: 'Promotions' })
    await push.leave()
    for (const method of Object.values(fake.plugin)) expect(method).not.toHaveBeenCalled()
  })
})

describe('permission', () => {
  test('is "default" before the question, and then the user’s answer', async () => {
    const push = await openNativePush(true)
    expect(push.permission()).toBe('default')
    expect(await push.requestPermission()).toBe('granted')
    expect(push.permission()).toBe('granted')
  })

  test.each([
    ['denied', 'granted'],
    ['granted', 'denied'],
  ])(
    'that the user changes from %s to %s in the settings of the phone counts when they return',
    async (before, after) => {
      fake.plugin.checkPermissions.mockResolvedValueOnce({ receive: before })
      const push = await openNativePush(true)
      const seen: string[] = []
      const end = push.onPermissionChange(() => seen.push(push.permission()))
      const resume = async () => {
        fake.emit('resume', {})
        await new Promise((resolve) => setTimeout(resolve))
      }
      fake.plugin.checkPermissions.mockResolvedValueOnce({ receive: after })
      await resume()
      fake.plugin.checkPermissions.mockRejectedValueOnce(new Error('No answer'))
      await resume()
      expect([seen, push.permission()]).toEqual([[after], after])
      end()
      await resume()
      expect(seen).toEqual([after])
    },
  )
})

describe('a subscription', () => {
  test('of Android names FCM, and lasts until the service replaces the token or the user leaves', async () => {
    const push = await openNativePush(true)
    expect(await push.subscribe('')).toEqual({
      kind: 'APP',
      token: 'token-1',
      channel: 'FCM',
      environment: 'PRODUCTION',
    })
    expect(await push.isSubscribed()).toBe(true)
    answerWith('registration', { value: 'token-2' })
    expect(await push.isSubscribed()).toBe(false)
    await push.subscribe('')
    await push.leave()
    expect(fake.plugin.removeAllDeliveredNotifications).toHaveBeenCalledTimes(1)
    expect(fake.plugin.unregister).toHaveBeenCalledTimes(1)
    expect(await push.isSubscribed()).toBe(false)
    expectNoListenerOfARequest()
  })

  test('ends on iOS even if the phone refuses to remove the messages', async () => {
    fake.capacitor.getPlatform.mockReturnValue('ios')
    fake.plugin.removeAllDeliveredNotifications.mockRejectedValueOnce(
      new Error('event capacitorDidRegisterForRemoteNotifications not called.'),
    )
    const push = await openNativePush(true)
    await push.leave()
    expect(fake.plugin.unregister).toHaveBeenCalledTimes(1)
  })

  test('removes the messages even if the service cannot be left', async () => {
    fake.plugin.unregister.mockRejectedValueOnce(new Error('No Play services'))
    const push = await openNativePush(true)
    await push.leave()
    expect(fake.plugin.removeAllDeliveredNotifications).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['registration', { value: 'token-of-the-last-user' }],
    ['registrationError', { error: 'No network' }],
  ])('never uses an old %s that arrived when nobody waited', async (event, data) => {
    fake.emit(event, data)
    const push = await openNativePush(true)
    fake.emit(event, data)
    expect(await push.subscribe('')).toMatchObject({ token: 'token-1' })
    fake.emit(event, data)
    expect(await push.isSubscribed()).toBe(true)
  })

  test.each([
    [false, 'PRODUCTION'],
    [true, 'SANDBOX'],
  ])('of iOS names APNs; in a development build (%s) that of %s', async (isDevelopment, environment) => {
    fake.capacitor.getPlatform.mockReturnValue('ios')
    fake.capacitor.DEBUG = isDevelopment
    const push = await openNativePush(true)
    expect(await push.subscribe('')).toMatchObject({ channel: 'APNS', environment })
  })

  test('is also sent to the server if the storage is full', async () => {
    storage.fill()
    const push = await openNativePush(true)
    expect(await push.subscribe('')).toMatchObject({ token: 'token-1' })
  })

  test('fails if the service refuses', async () => {
    answerWith('registrationError', { error: 'No network' })
    const push = await openNativePush(true)
    await expect(push.subscribe('')).rejects.toThrow('No network')
    expectNoListenerOfARequest()
  })

  test('fails after 15 seconds without an answer', async () => {
    vi.useFakeTimers()
    fake.plugin.register.mockImplementation(async () => {})
    const push = await openNativePush(true)
    await Promise.all([
      expect(push.subscribe('')).rejects.toThrow('does not answer'),
      vi.advanceTimersByTimeAsync(15_000),
    ])
    expectNoListenerOfARequest()
  })
})

describe('the kinds of messages', () => {
  const names = { orders: 'Orders', offers: 'Promotions' }

  test('are channels on Android, of which one makes a sound', async () => {
    await (await openNativePush(true)).nameKinds(names)
    expect(fake.plugin.createChannel.mock.calls).toEqual([
      [{ id: 'orders', name: 'Orders', importance: 4 }],
      [{ id: 'offers', name: 'Promotions', importance: 3 }],
    ])
  })

  test('do not exist on iOS', async () => {
    fake.capacitor.getPlatform.mockReturnValue('ios')
    await (await openNativePush(true)).nameKinds(names)
    expect(fake.plugin.createChannel).not.toHaveBeenCalled()
  })
})
