import { setPlatform } from '@provender/platform/current'
import type { InstalledApp } from '@provender/platform/platform'
import { webPlatform } from '@provender/platform/web-platform'
import { installedApp } from '@provender/web/api/installed-app.fixture'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shellQuery } from '../session/shop-queries.ts'
import { watchVersion } from './watch-version.ts'

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  setPlatform(webPlatform)
})

function reportsOf(app: Partial<InstalledApp>): readonly string[] {
  setPlatform({ ...webPlatform, app: { ...installedApp, ...app } })
  const queryClient = new QueryClient()
  const setVersion = (forced: boolean): void =>
    void queryClient.setQueryData(shellQuery.queryKey, {
      initConfig: { version: { versionNumber: 9000, forced } },
    } as never)
  const reports: string[] = []
  setVersion(false)
  watchVersion(queryClient, { servedVersion: 0, onUpdate: (update) => reports.push(update) })
  setVersion(true)
  return reports
}

test('a wholesaler’s app reports a newer version, and that it is required', () => {
  expect(reportsOf({})).toEqual(['offered', 'required'])
})

test('a version that is raised while the tab starts is newer than the page that was served', () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const queryClient = new QueryClient()
  queryClient.setQueryData(shellQuery.queryKey, {
    initConfig: { version: { versionNumber: 221, forced: true } },
  } as never)
  const reportsFor = (servedVersion: number) => {
    const reports: string[] = []
    watchVersion(queryClient, { servedVersion, onUpdate: (update) => reports.push(update) })
    return reports
  }
  expect(reportsFor(220)).toEqual(['required'])
  expect(reportsFor(221)).toEqual([])
})

test('a wholesaler neither offers nor forces a version of the common app', () => {
  expect(reportsOf({ leaveServer: async () => {} })).toEqual([])
})
