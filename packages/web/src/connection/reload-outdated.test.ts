import { platform, setPlatform } from '@provender/platform/current'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTabStorage } from '../storage/tab-storage.fixture.ts'
import { isMissingFile, reloadOutdated } from './reload-outdated.ts'

const isReachable = vi.hoisted(() => vi.fn<() => Promise<boolean>>())
vi.mock('./connection.ts', () => ({ isReachable }))

const web = platform()
const reload = vi.fn<() => void>()
beforeEach(() => {
  openTabStorage()
  const now = platform()
  setPlatform({ ...now, navigation: { ...now.navigation, reload } })
  reload.mockClear()
  isReachable.mockResolvedValue(true)
})
afterEach(() => setPlatform(web))

test('a missing script reloads the tab once, and again only a minute later', async () => {
  await reloadOutdated(1_000_000)
  await reloadOutdated(1_010_000)
  expect(reload).toHaveBeenCalledTimes(1)
  await reloadOutdated(1_061_000)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('without a server the tab stays as it is', async () => {
  isReachable.mockResolvedValue(false)
  await reloadOutdated(1_000_000)
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['Failed to fetch dynamically imported module: https://shop.example/assets/scan-1.js', true],
  ['error loading dynamically imported module: https://shop.example/assets/scan-1.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/scan-1.css', true],
  ['NetworkError when attempting to fetch resource', false],
])('knows the messages of browsers: %s', (message, isMissing) => {
  expect(isMissingFile(new Error(message))).toBe(isMissing)
})
