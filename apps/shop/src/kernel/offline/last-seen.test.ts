import { platform, setPlatform } from '@provender/platform/current'
import { installedApp } from '@provender/web/api/installed-app.fixture'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { shellQuery } from '../session/shop-queries.ts'
import type * as LastSeen from './last-seen.ts'

const dayMs = 86_400_000
const now = Date.parse('2026-11-26T10:00:00Z')
const web = platform()

let lastSeen: typeof LastSeen
let visitAtMs: number
let answerAtMs: number

beforeAll(async () => {
  vi.resetModules()
  vi.doMock('./stored-answers.ts', () => ({
    openStoredAnswers: async () => ({
      get: async () => ({ login: 'ada', atMs: visitAtMs }),
      getAll: async () => [{ key: shellQuery.queryKey, answer: {}, atMs: answerAtMs, build: '' }],
      close: () => {},
    }),
  }))
  vi.doMock('./tab-build.ts', () => ({ tabBuild: () => '' }))
  // The modules are new, and so is the platform that they use.
  const { setPlatform: set } = await import('@provender/platform/current')
  set({ ...web, app: installedApp, cookies: { ...web.cookies, get: () => undefined } })
  lastSeen = await import('./last-seen.ts')
})
afterAll(() => {
  vi.doUnmock('./stored-answers.ts')
  vi.doUnmock('./tab-build.ts')
  vi.resetModules()
})
beforeEach(() => {
  visitAtMs = now
  answerAtMs = now
})
afterEach(() => setPlatform(web))

test.each([
  ['now', 0, true],
  ['almost as long ago as a session lasts', -90 * dayMs + 1, true],
  ['longer ago than a session lasts', -90 * dayMs, false],
  ['in the future, by a clock that was ahead', 365 * dayMs, false],
])('the pages of a visit %s', async (_, offsetMs, isShown) => {
  visitAtMs = now + offsetMs
  expect((await lastSeen.readLastSeen(now)) !== undefined).toBe(isShown)
})

test.each([
  ['keep their age', -dayMs, now - dayMs],
  ['count as very old if they are from the future', dayMs, 0],
])('stored answers %s, so that they are loaded again', async (_, offsetMs, updatedAt) => {
  answerAtMs = now + offsetMs
  const queryClient = new QueryClient()
  ;(await lastSeen.readLastSeen(now))?.showIn(queryClient)
  expect(queryClient.getQueryState(shellQuery.queryKey)?.dataUpdatedAt).toBe(updatedAt)
  expect(queryClient.getQueryCache().findAll()[0]?.isStaleByTime(30_000)).toBe(true)
  queryClient.clear()
})
