import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTexts } from '../start-texts.ts'
import { stubStorage } from './native/fake-storage.fixture.ts'

const hide = vi.fn(async () => {})
const getLaunchUrl = vi.fn(async (): Promise<{ url: string } | undefined> => undefined)
const startApp = vi.fn(async ({ onShown }: { onShown: () => void }): Promise<unknown> => {
  onShown()
  return undefined
})
const askForServer = vi.fn<(options: { proposed: string }) => Promise<void>>()
const followBackButton = vi.fn<(history: () => unknown) => void>()
const replacePage = vi.fn<(address: string) => void>()
const mocked = {
  '@capacitor/app': { App: { getLaunchUrl } },
  '@capacitor/splash-screen': { SplashScreen: { hide } },
  '@provender/shop/entry-app': { startApp, askForServer },
  './native/app-events.ts': { connectAppEvents: () => {} },
  './native/back-button.ts': { followBackButton },
  './native/chosen-server.ts': {
    leaveServer: async () => {},
    deleteStoredPages: async () => {},
    readChosenServer: async () => undefined,
  },
  './native/native-platform.ts': { createNativePlatform: async () => ({}) },
}

let dialogs: { readonly text: string; readonly press: (() => void) | undefined }[]
let dataset: Record<string, string>

beforeEach(() => {
  vi.clearAllMocks()
  vi.resetModules()
  for (const [path, exports] of Object.entries(mocked)) vi.doMock(path, () => exports)
  // Imported anew by the start.
  vi.doMock('@provender/platform/current', () => ({ setPlatform: () => {} }))
  vi.stubGlobal('appServer', 'https://orders.example')
  vi.stubGlobal('appPush', [])
  vi.stubGlobal('startTexts', startTexts)
  vi.stubGlobal('reportError', () => {})
  vi.stubGlobal('history', { replaceState: () => {} })
  vi.stubGlobal('location', { replace: replacePage })
  vi.stubGlobal('navigator', { language: 'pl-PL' })
  stubStorage('localStorage')
  stubStorage('sessionStorage')
  dialogs = []
  dataset = {}
  vi.stubGlobal('document', {
    documentElement: { dataset },
    body: { replaceChildren: () => {} },
    createElement: () => {
      let press: (() => void) | undefined
      return {
        style: {},
        set textContent(text: string) {
          dialogs.push({
            text,
            get press() {
              return press
            },
          })
        },
        addEventListener: (_: string, listener: () => void) => (press = listener),
        append: () => {},
      }
    },
  })
})
afterEach(() => {
  for (const path of [...Object.keys(mocked), '@provender/platform/current']) vi.doUnmock(path)
  vi.resetModules()
  vi.unstubAllGlobals()
})

async function start(): Promise<void> {
  await import('./entry.ts')
  await new Promise((resolve) => setTimeout(resolve))
}

test('the picture of the start goes with the first screen', async () => {
  await start()
  expect(hide).toHaveBeenCalledTimes(1)
  expect(dialogs).toEqual([])
})

test.each<[string, () => void]>([
  ['the device does not answer', () => getLaunchUrl.mockRejectedValueOnce(new Error('No bridge'))],
  [
    'the address cannot be opened',
    () => {
      sessionStorage.setItem('start-path', '//shop')
      vi.stubGlobal('history', {
        replaceState: () => {
          throw new DOMException('', 'SecurityError')
        },
      })
    },
  ],
  ['the shop fails', () => startApp.mockRejectedValueOnce(new Error('No database'))],
])('if %s, the app says so in the language of the user, and starts again on demand', async (_, fail) => {
  fail()
  await start()
  expect(hide).toHaveBeenCalledTimes(1)
  expect(dialogs.map(({ text }) => text)).toEqual(['Nie udało się uruchomić aplikacji.', 'Spróbuj ponownie'])
  dialogs[1]?.press?.()
  expect(replacePage.mock.calls).toEqual([['/']])
})

test('if the device never answers, the app says so', async () => {
  vi.useFakeTimers()
  try {
    getLaunchUrl.mockReturnValueOnce(new Promise(() => {}))
    await import('./entry.ts')
    await vi.advanceTimersByTimeAsync(15_000)
    expect(hide).toHaveBeenCalledTimes(1)
    expect(dialogs[0]?.text).toBe('Nie udało się uruchomić aplikacji.')
  } finally {
    vi.useRealTimers()
  }
})

test('a failure behind the first screen leaves it there', async () => {
  startApp.mockImplementationOnce(async ({ onShown }) => {
    onShown()
    throw new Error('Too late')
  })
  await start()
  expect(hide).toHaveBeenCalledTimes(1)
  expect(dialogs).toEqual([])
})

test('in a web view that is too old nothing starts', async () => {
  dataset['tooOld'] = ''
  await start()
  expect(getLaunchUrl).not.toHaveBeenCalled()
  expect(startApp).not.toHaveBeenCalled()
})

test.each([
  ['asks for a server', ''],
  ['cannot reach its server', 'https://orders.example'],
])('the back button works in an app that %s', async (_, server) => {
  vi.stubGlobal('appServer', server)
  await start()
  expect(followBackButton).toHaveBeenCalledTimes(1)
  expect(followBackButton.mock.calls[0]?.[0]()).toBeUndefined()
  expect(askForServer).toHaveBeenCalledTimes(server === '' ? 1 : 0)
})

test('a link proposes its server, unless it was opened before the user left that server', async () => {
  vi.stubGlobal('appServer', '')
  getLaunchUrl.mockResolvedValue({ url: 'provender://orders.example/shop' })
  await start()
  sessionStorage.setItem('opened-links', '["provender://orders.example/shop"]')
  vi.resetModules()
  await start()
  expect(askForServer.mock.calls.map(([{ proposed }]) => proposed)).toEqual([
    'provender://orders.example/shop',
    '',
  ])
  getLaunchUrl.mockResolvedValue(undefined)
})
