import type { AppSession } from '@provender/platform/platform'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type * as ChosenServer from './chosen-server.ts'
import { type FakeStorage, stubStorage } from './fake-storage.fixture.ts'

const clearPreferences = vi.fn(async () => {})
const rmdir = vi.fn(async (_folder: object) => {})
const endLater = vi.fn(async () => {})
const replacePage = vi.fn<(address: string) => void>()
const deleteDatabase = vi.fn<(name: string) => void>()
const session = { token: () => 'token-1', endLater } as Partial<AppSession> as AppSession

let chosenServer: typeof ChosenServer
let storages: Readonly<Record<'localStorage' | 'sessionStorage', FakeStorage>>

beforeAll(async () => {
  vi.resetModules()
  vi.doMock('@capacitor/preferences', () => ({ Preferences: { clear: clearPreferences } }))
  vi.doMock('@capacitor/share', () => ({ Share: {} }))
  vi.doMock('@capacitor/filesystem', () => ({ Directory: { Cache: 'CACHE' }, Filesystem: { rmdir } }))
  chosenServer = await import('./chosen-server.ts')
})
afterAll(() => {
  for (const plugin of ['preferences', 'share', 'filesystem']) vi.doUnmock(`@capacitor/${plugin}`)
  vi.resetModules()
})
beforeEach(() => {
  vi.resetAllMocks()
  vi.useFakeTimers()
  storages = { localStorage: stubStorage('localStorage'), sessionStorage: stubStorage('sessionStorage') }
  vi.stubGlobal('location', { replace: replacePage })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function settled(work: Promise<void>): Promise<void> {
  await vi.advanceTimersByTimeAsync(10_000)
  await work
}

describe('leaving a server', () => {
  test('ends the session, and deletes the unsent changes and the files that were shared', async () => {
    await chosenServer.leaveServer(session)
    expect(endLater).toHaveBeenCalledTimes(1)
    expect(rmdir.mock.calls).toEqual([[{ path: 'shared', directory: 'CACHE', recursive: true }]])
    expect(clearPreferences).toHaveBeenCalledTimes(1)
    expect(replacePage.mock.calls).toEqual([['/']])
  })

  test.each([
    ['fail', () => Promise.reject(new Error('OS-PLUG-FILE-0008'))],
    ['never answer', () => new Promise<void>(() => {})],
  ])('goes on if the secure storage and the files %s', async (_, answer) => {
    endLater.mockImplementation(answer)
    rmdir.mockImplementation(answer)
    await settled(chosenServer.leaveServer(session))
    expect(clearPreferences).toHaveBeenCalledTimes(1)
    expect(replacePage.mock.calls).toEqual([['/']])
  })
})

describe('the pages of the last server', () => {
  test('are deleted, but not the record of the links that were opened', async () => {
    vi.stubGlobal('indexedDB', { databases: async () => [{ name: 'a' }, { name: 'b' }], deleteDatabase })
    const { localStorage, sessionStorage } = storages
    for (const { texts } of [localStorage, sessionStorage]) texts.set('draft', '7')
    sessionStorage.texts.set('opened-links', '["https://orders.example/shop"]')
    await chosenServer.deleteStoredPages()
    expect([...localStorage.texts]).toEqual([])
    expect([...sessionStorage.texts.keys()]).toEqual(['opened-links'])
    expect(deleteDatabase.mock.calls.map(([name]) => name)).toEqual(['a', 'b'])
  })

  test.each([
    ['fails', () => Promise.reject(new DOMException('Internal error', 'UnknownError'))],
    ['never answers', () => new Promise(() => {})],
  ])('do not keep the user from choosing if the database %s', async (_, databases) => {
    vi.stubGlobal('indexedDB', { databases, deleteDatabase })
    await settled(chosenServer.deleteStoredPages())
    expect(deleteDatabase).not.toHaveBeenCalled()
  })
})
