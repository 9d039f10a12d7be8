import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { readPluginHeaders } from './plugin-methods.ts'

const bridge = readFileSync(
  join(
    import.meta.dirname,
    '../../apps/mobile/node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js',
  ),
  'utf8',
)

interface Call {
  readonly pluginId: string
  readonly methodName: string
  readonly options: Readonly<Record<string, unknown>>
}

export interface FakePhone {
  readonly calls: readonly Call[]
  readonly secrets: Map<string, string>
  readonly preferences: Map<string, string>
  /** The answer to the question about notifications. */
  permission: 'prompt' | 'granted' | 'denied'
  launchUrl: string | undefined
  /** The Keystore stores nothing, as on phones that have lost its key. */
  isKeystoreBroken: boolean
  readonly emit: (page: Page, event: PluginEvent) => Promise<void>
  /** Reports an event at the next start of the app, before the app listens. */
  readonly emitAtStart: (event: PluginEvent) => Promise<void>
}

interface PluginEvent {
  readonly plugin: string
  readonly event: string
  readonly data: object
}

/** The constants of a brand that journeys choose. */
interface BrandOfPhone {
  /** Empty for the common app. */
  readonly server: string
  readonly phoneNumber?: string
}

/** Gives each page of the context Capacitor's own bridge script, and below it a phone made for tests. */
export async function addFakePhone(context: BrowserContext, brand: BrandOfPhone): Promise<FakePhone> {
  const calls: Call[] = []
  const phone: FakePhone = {
    calls,
    secrets: new Map(),
    preferences: new Map(),
    permission: 'prompt',
    launchUrl: undefined,
    isKeystoreBroken: false,
    emit: async (page, event) => await page.evaluate((emitted) => window.emitNative(emitted), event),
    emitAtStart: async (event) =>
      void (await context.addInitScript(emitOnce, { ...event, key: randomUUID() })),
  }
  const answers = answersOf(phone)
  const headers = readPluginHeaders()
  await context.exposeFunction('callNative', (call: Call) => {
    calls.push(call)
    const name = `${call.pluginId}.${call.methodName}`
    const hasMethod = headers
      .find((each) => each.name === call.pluginId)
      ?.methods.some((method) => method.name === call.methodName)
    const answer = answers[name]
    if (!hasMethod || !answer) throw new Error(`This phone has no ${name}`)
    return answer(call.options)
  })
  await context.addInitScript(setBrand, brand)
  await context.addInitScript(connectBridge, headers)
  await context.addInitScript(bridge)
  return phone
}

export function callsOf({ calls }: FakePhone, name: string): readonly Call['options'][] {
  return calls
    .filter(({ pluginId, methodName }) => `${pluginId}.${methodName}` === name)
    .map(({ options }) => options)
}

/** The addresses that the app has opened in the browser. */
export function openedOutside(phone: FakePhone): readonly unknown[] {
  return callsOf(phone, 'Browser.open').map((options) => options['url'])
}

function answersOf(phone: FakePhone): Readonly<Record<string, (options: Call['options']) => unknown>> {
  const token = 'fcm-token-of-this-phone'
  const nothing = () => ({})
  return {
    'App.getLaunchUrl': () => (phone.launchUrl === undefined ? {} : { url: phone.launchUrl }),
    'App.minimizeApp': nothing,
    'Browser.close': nothing,
    'Browser.open': nothing,
    'Device.getInfo': () => ({ model: 'Pixel 8', operatingSystem: 'android', osVersion: '15' }),
    'Badge.set': nothing,
    'FileViewer.openDocumentFromLocalPath': nothing,
    'Filesystem.rmdir': nothing,
    'Filesystem.writeFile': ({ path }) => ({ uri: `file:///cache/${String(path)}` }),
    'Haptics.impact': nothing,
    'Haptics.notification': nothing,
    'Haptics.selectionStart': nothing,
    'Haptics.selectionChanged': nothing,
    'Haptics.selectionEnd': nothing,
    'NativeSettings.open': () => ({ status: true }),
    'Preferences.get': ({ key }) => ({ value: phone.preferences.get(String(key)) ?? null }),
    'Preferences.keys': () => ({ keys: [...phone.preferences.keys()] }),
    'Preferences.set': ({ key, value }) => void phone.preferences.set(String(key), String(value)),
    'Preferences.remove': ({ key }) => void phone.preferences.delete(String(key)),
    'Preferences.clear': () => phone.preferences.clear(),
    'PushNotifications.checkPermissions': () => ({ receive: phone.permission }),
    'PushNotifications.requestPermissions': () => ({ receive: phone.permission }),
    'PushNotifications.register': () => ({ emits: { event: 'registration', data: { value: token } } }),
    'PushNotifications.unregister': nothing,
    'PushNotifications.createChannel': nothing,
    'PushNotifications.removeAllDeliveredNotifications': nothing,
    'SecureStorage.internalGetItem': ({ prefixedKey }) => ({
      data: phone.secrets.get(String(prefixedKey)) ?? null,
    }),
    'SecureStorage.internalGetPrefixedKeys': ({ prefix }) => ({
      keys: [...phone.secrets.keys()].filter((key) => key.startsWith(String(prefix))),
    }),
    'SecureStorage.internalSetItem': ({ prefixedKey, data }) => {
      if (phone.isKeystoreBroken) throw new Error('KeyPermanentlyInvalidatedException')
      phone.secrets.set(String(prefixedKey), String(data))
    },
    'SecureStorage.internalRemoveItem': ({ prefixedKey }) => ({
      success: phone.secrets.delete(String(prefixedKey)),
    }),
    'Share.share': () => ({ activityType: '' }),
    'SplashScreen.hide': nothing,
  }
}

declare global {
  interface Window {
    callNative: (call: Call) => Promise<unknown>
    emitNative: (event: PluginEvent) => void
    androidBridge: { postMessage: (json: string) => void; onmessage?: (event: { data: string }) => void }
    Capacitor: object
    WEBVIEW_SERVER_URL: string
  }
}

/** Runs in the page: a reload of the page does not repeat the event. */
function emitOnce({ key, ...event }: PluginEvent & { readonly key: string }): void {
  if (sessionStorage.getItem(key) !== null) return
  sessionStorage.setItem(key, 'emitted')
  window.emitNative(event)
}

/** Runs in the page: the constants of a brand, which `npm run app -- build` writes into the bundle. */
function setBrand({ server: appServer, phoneNumber: appPhoneNumber = '' }: BrandOfPhone): void {
  const appStores = { googlePlay: '', appStore: '' }
  Object.assign(window, { appServer, appPhoneNumber, appPush: ['ANDROID', 'IOS'], appStores })
}

/** Runs in the page before the bridge, and defines the objects that the Android app provides there. */
function connectBridge(headers: ReturnType<typeof readPluginHeaders>): void {
  const listeners: { plugin: string; event: string; callbackId: string }[] = []
  const retained: PluginEvent[] = []
  const reply = (answer: object): void => window.androidBridge.onmessage?.({ data: JSON.stringify(answer) })
  window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {}, PluginHeaders: headers }
  window.WEBVIEW_SERVER_URL = 'https://localhost'
  window.emitNative = (emitted) => {
    const { plugin, event, data } = emitted
    const targets = listeners.filter((each) => each.plugin === plugin && each.event === event)
    if (targets.length === 0) retained.push(emitted)
    for (const { callbackId } of targets)
      reply({ callbackId, pluginId: plugin, methodName: 'addListener', success: true, save: true, data })
  }
  const listen = (plugin: string, event: string, callbackId: string): void => {
    listeners.push({ plugin, event, callbackId })
    const waiting = retained.filter((each) => each.plugin === plugin && each.event === event)
    for (const each of waiting) {
      retained.splice(retained.indexOf(each), 1)
      window.emitNative(each)
    }
  }
  window.androidBridge = {
    postMessage: (json) => {
      const { callbackId, pluginId, methodName, options } = JSON.parse(json) as Call & { callbackId: string }
      if (methodName === 'addListener') return listen(pluginId, String(options['eventName']), callbackId)
      if (methodName === 'removeListener') {
        const index = listeners.findIndex((each) => each.callbackId === options['callbackId'])
        if (index >= 0) listeners.splice(index, 1)
        return
      }
      window.callNative({ pluginId, methodName, options }).then(
        (answer) => {
          const { emits, ...data } = (answer ?? {}) as { emits?: { event: string; data: object } }
          reply({ callbackId, pluginId, methodName, success: true, data })
          if (emits) window.emitNative({ plugin: pluginId, ...emits })
        },
        (error: unknown) =>
          reply({ callbackId, pluginId, methodName, success: false, error: { message: String(error) } }),
      )
    },
  }
}
