import { platform, setPlatform } from '@provender/platform/current'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentServer, setReadOnly } from '../api/server.ts'
import { notifyTabsOfLogin, syncUserAcrossTabs } from './sync-user-across-tabs.ts'

const web = platform()
const reload = vi.fn()
let channels: Channel[] = []

class Channel extends EventTarget {
  readonly name: string

  constructor(name: string) {
    super()
    this.name = name
    channels.push(this)
  }

  postMessage(data: string): void {
    notifyOthers(this, data)
  }

  close(): void {
    channels = channels.filter((each) => each !== this)
  }
}

function notifyOthers(sender: Channel, data: string): void {
  const others = channels.filter((each) => each !== sender && each.name === sender.name)
  for (const each of others) each.dispatchEvent(new MessageEvent('message', { data }))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const network = { ...web.network, isOnline: () => true }
  setPlatform({ ...web, network, navigation: { ...web.navigation, reload } })
})
afterEach(() => {
  channels = []
  reload.mockReset()
  setReadOnly(false)
  setPlatform(web)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const channelName = 'login'
const isReadOnly = () => currentServer().isReadOnly?.()
/** The first page of another tab's session. */
const openElsewhere = (userKey: string) => notifyOthers(new Channel(channelName), userKey)

test('a tab stops writing at a login elsewhere, and goes on if it was its own user', () => {
  syncUserAcrossTabs(channelName, 'corner 7')
  expect(isReadOnly()).toBe(false)
  notifyTabsOfLogin(channelName)
  expect(isReadOnly()).toBe(true)
  openElsewhere('corner 7')
  vi.advanceTimersByTime(60_000)
  expect([isReadOnly(), reload.mock.calls.length]).toEqual([false, 0])
})

test('a tab of another user writes nothing any more and reloads', () => {
  syncUserAcrossTabs(channelName, 'corner 7')
  notifyTabsOfLogin(channelName)
  openElsewhere('corner 8')
  vi.advanceTimersByTime(60_000)
  expect([isReadOnly(), reload.mock.calls.length]).toEqual([true, 1])
})

test('a tab reloads if the first page of the session never opens', () => {
  syncUserAcrossTabs(channelName, 'corner 7')
  notifyTabsOfLogin(channelName)
  vi.advanceTimersByTime(10_000)
  expect([isReadOnly(), reload.mock.calls.length]).toEqual([true, 1])
})

test('a tab of a visitor can log in while another one does', () => {
  syncUserAcrossTabs(channelName, '')
  notifyTabsOfLogin(channelName)
  expect(isReadOnly()).toBe(false)
})

test('a logout elsewhere ends the tabs of the user, and no other', () => {
  syncUserAcrossTabs(channelName, 'corner 7')
  openElsewhere('')
  expect([isReadOnly(), reload.mock.calls.length]).toEqual([true, 1])
})

test('a logout elsewhere leaves a visitor alone', () => {
  syncUserAcrossTabs(channelName, '')
  openElsewhere('')
  expect([isReadOnly(), reload.mock.calls.length]).toEqual([false, 0])
})

test('the tab that logs out opens its next page by itself', async () => {
  vi.resetModules()
  const current = await import('@provender/platform/current')
  current.setPlatform(platform())
  const tab = await import('./sync-user-across-tabs.ts')
  tab.syncUserAcrossTabs(channelName, 'corner 7')
  tab.notifyTabsOfLogout(channelName)
  expect(reload).not.toHaveBeenCalled()
  current.setPlatform(web)
  vi.resetModules()
})

test('a login to an app does not concern the tabs of another one', () => {
  syncUserAcrossTabs('other login', 'ana@provender.example')
  notifyTabsOfLogin(channelName)
  expect(isReadOnly()).toBe(false)
  notifyTabsOfLogin('other login')
  expect(isReadOnly()).toBe(true)
})
