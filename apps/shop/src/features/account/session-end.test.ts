import type { Execute } from '@provender/client/api/execute'
import type { InstalledApp } from '@provender/platform/platform'
import { webPlatform } from '@provender/platform/web-platform'
import { installedApp } from '@provender/web/api/installed-app.fixture'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

/** What the device does. Each may fail or never answer. */
const device = {
  deleteAnswers: vi.fn(async () => {}),
  deleteFromDevice: vi.fn(async () => {}),
  deletePictures: vi.fn(async () => {}),
  clearLearned: vi.fn(async () => {}),
  deleteSharedFiles: vi.fn(async () => {}),
  leavePush: vi.fn(async () => {}),
  endSession: vi.fn(async () => {}),
  endSessionLater: vi.fn(async () => {}),
}
const deliverLearned = vi.fn(async () => {})
const unsentMatches = vi.fn(async (): Promise<readonly object[]> => [])
const storeToken = vi.fn(async (_token: string) => {})
const reported = vi.fn<(error: unknown) => void>()
const endSessionOf = vi.fn(async (_token: string) => true)
const restart = vi.fn<(path: string) => void>()
const executed = vi.fn(async (_operation: object) => ({}))
const deletedCookies = vi.fn<(name: string) => void>()
const setPictureKey = vi.fn<(key: string) => void>()
const app: InstalledApp = {
  ...installedApp,
  deleteSharedFiles: device.deleteSharedFiles,
  session: {
    ...installedApp.session,
    start: storeToken,
    end: device.endSession,
    endLater: device.endSessionLater,
  },
}
const mocked = {
  '../../kernel/offline/stored-answers.ts': { deleteAnswers: device.deleteAnswers },
  '../../kernel/pictures/pictures.ts': { setPictureKey },
  '../catalogue/device/delete-from-device.ts': { deleteFromDevice: device.deleteFromDevice },
  './end-session-of.ts': { endSessionOf },
  '../claim/stored-pictures.ts': { deletePictures: device.deletePictures },
  '../quick-order/learned-matches.ts': {
    learnedMatchesOf: () => ({
      deliver: deliverLearned,
      pending: unsentMatches,
      clear: device.clearLearned,
    }),
  },
}

let stored: Map<string, string>
let inTab: Map<string, string>
let logOut: () => Promise<void>
let isAllSent: () => Promise<boolean>
let startSession: (token: string) => Promise<void>
let openLoginPage: () => Promise<void>
let replaceSession: (change: () => Promise<void>) => Promise<void>

const storageOf = (texts: Map<string, string>) =>
  ({
    getItem: (key: string) => texts.get(key) ?? null,
    removeItem: (key: string) => void texts.delete(key),
    clear: () => texts.clear(),
  }) as Partial<Storage> as Storage

beforeAll(async () => {
  vi.resetModules()
  for (const [path, exports] of Object.entries(mocked)) vi.doMock(path, () => exports)
  const { setPlatform } = await import('@provender/platform/current')
  setPlatform({
    ...webPlatform,
    app,
    cookies: { get: () => undefined, set: () => {}, delete: deletedCookies },
    storage: { device: () => storageOf(stored), tab: () => storageOf(inTab), persist: () => {} },
    navigation: { ...webPlatform.navigation, path: () => '/account/orders', restart },
    push: { ...webPlatform.push, leave: device.leavePush },
  })
  const { connect } = await import('@provender/client/api/api-query')
  const queryClient = new QueryClient()
  connect(queryClient, executed as unknown as Execute)
  const account = await import('./log-out.ts')
  logOut = () => account.logOut(queryClient)
  const baskets = { view: () => ({ isSaving: false }) }
  isAllSent = () => account.isAllSent({ baskets, favourites: undefined } as never, queryClient)
  const login = await import('./start-session.ts')
  startSession = (token) => login.startSession(token, 'Not stored')
  ;({ openLoginPage } = await import('./open-login-page.ts'))
  ;({ replaceSession } = await import('./session-replacement.ts'))
})
afterAll(() => {
  for (const path of Object.keys(mocked)) vi.doUnmock(path)
  vi.resetModules()
})
beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  vi.stubGlobal('reportError', reported)
  for (const part of Object.values(device)) part.mockResolvedValue()
  executed.mockResolvedValue({})
  // One page may leave once in fifteen seconds.
  leftAtMs += 60_000
  vi.spyOn(performance, 'now').mockReturnValue(leftAtMs)
  stored = new Map([
    ['needed:push', '{}'],
    ['draft', 'The butter was soft'],
  ])
  inTab = new Map([['opened-links', '[]']])
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
let leftAtMs = 0

async function settled(work: Promise<void>): Promise<void> {
  await vi.advanceTimersByTimeAsync(60_000)
  await work
}

async function failureOf(work: Promise<void>): Promise<string> {
  let message = ''
  await settled(work.catch((error: unknown) => void (message = String(error))))
  return message
}

const failures: [string, () => Promise<void>][] = [
  ['fails', () => Promise.reject(new DOMException('Internal error', 'UnknownError'))],
  ['never answers', () => new Promise(() => {})],
]
const parts = Object.keys(device) as (keyof typeof device)[]
const failingParts = parts.flatMap((part) => failures.map(([how, answer]) => [part, how, answer] as const))

describe('before a logout', () => {
  const isSentAfterAMinute = async (): Promise<boolean> => {
    const answer = isAllSent()
    await vi.advanceTimersByTimeAsync(60_000)
    return await answer
  }

  test('what the user taught counts as a change that is not sent', async () => {
    unsentMatches.mockResolvedValue([{ said: 'usual bread' }])
    expect(await isSentAfterAMinute()).toBe(false)
    expect(deliverLearned).toHaveBeenCalledTimes(1)
  })

  test.each([['succeeds', async () => {}] as const, ...failures])(
    'all is sent if nothing is left and the delivery %s',
    async (_, answer) => {
      deliverLearned.mockImplementation(answer)
      unsentMatches.mockResolvedValue([])
      expect(await isSentAfterAMinute()).toBe(true)
    },
  )
})

describe('a logout of the app', () => {
  test('deletes what the device stores of the user, and starts on the first page', async () => {
    await settled(logOut())
    for (const part of parts) expect(device[part]).toHaveBeenCalledTimes(part === 'endSessionLater' ? 0 : 1)
    expect(inTab.size).toBe(0)
    expect(restart.mock.calls).toEqual([['/']])
  })

  test('without a connection leaves the token to the next start', async () => {
    executed.mockRejectedValue(new Error('No connection'))
    await settled(logOut())
    expect(device.endSession).not.toHaveBeenCalled()
    expect(device.endSessionLater).toHaveBeenCalledTimes(1)
  })

  test.each(failingParts)('ends if %s %s', async (part, _, answer) => {
    device[part].mockImplementation(answer)
    if (part === 'endSessionLater') executed.mockRejectedValue(new Error('No connection'))
    await settled(logOut())
    expect(restart.mock.calls).toEqual([['/']])
  })
})

test.each([['succeeds', async () => {}] as const, ...failures])(
  'a login stores the token if the deletion of earlier answers %s',
  async (_, answer) => {
    device.deleteAnswers.mockImplementation(answer)
    await settled(startSession('token-2'))
    expect(storeToken.mock.calls).toEqual([['token-2']])
  },
)

test.each(failures)(
  'a login whose token the phone cannot store ends again if the phone %s',
  async (_, answer) => {
    storeToken.mockImplementation(answer)
    expect(await failureOf(startSession('token-2'))).toContain('Not stored')
    expect(device.endSession).toHaveBeenCalledTimes(1)
    expect(endSessionOf.mock.calls).toEqual([['token-2']])
    expect(reported).toHaveBeenCalledTimes(1)
  },
)

describe('a session that a new password replaces', () => {
  test('is refused meanwhile without leading to the login', async () => {
    const { promise: answer, resolve } = Promise.withResolvers<void>()
    const change = replaceSession(() => answer)
    const refused = openLoginPage()
    resolve()
    await settled(Promise.all([change, refused]).then(() => undefined))
    expect(restart).not.toHaveBeenCalled()
    await settled(openLoginPage())
    expect(restart).toHaveBeenCalledTimes(1)
  })

  test('leads to the login if the server refuses the change itself', async () => {
    const change = replaceSession(async () => {
      await Promise.resolve()
      void openLoginPage()
      throw new Error('Not signed in')
    })
    expect(await failureOf(change)).toContain('Not signed in')
    expect(restart).toHaveBeenCalledTimes(1)
  })
})

describe('a token that the server refuses', () => {
  test('ends, its personal data is deleted, and unsent changes stay', async () => {
    await settled(openLoginPage())
    const { deleteAnswers, deleteSharedFiles, leavePush, endSession, ...others } = device
    for (const part of [deleteAnswers, deleteSharedFiles, leavePush, endSession])
      expect(part).toHaveBeenCalledTimes(1)
    for (const part of Object.values(others)) expect(part).not.toHaveBeenCalled()
    expect(deletedCookies.mock.calls.flat()).toEqual(['logged', 'fcm_token'])
    expect(setPictureKey.mock.calls).toEqual([['']])
    expect([...stored.keys()]).toEqual(['draft'])
    expect([...inTab.keys()]).toEqual(['opened-links'])
    expect(restart.mock.calls).toEqual([['/login?next=%2Faccount%2Forders']])
  })

  test.each(failingParts)('opens the login page if %s %s', async (part, _, answer) => {
    device[part].mockImplementation(answer)
    await settled(openLoginPage())
    expect(restart).toHaveBeenCalledTimes(1)
  })

  test('opens it once for many refusals', async () => {
    await settled(Promise.all([openLoginPage(), openLoginPage()]).then(() => undefined))
    expect(restart).toHaveBeenCalledTimes(1)
    expect(device.leavePush).toHaveBeenCalledTimes(1)
  })
})
