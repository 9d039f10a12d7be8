import type { InstalledApp } from '@provender/platform/platform'
import { installedApp } from '@provender/web/api/installed-app.fixture'
import { expect, test } from 'vitest'
import { updateSource } from './update-source.ts'

const both = {
  googlePlayDownloadUrl: 'https://play.google.com/store/apps/details?id=com.example.orders',
  appStoreDownloadUrl: 'https://apps.apple.com/app/id1',
}

test('a browser loads a new version from the server, even if there is an app', () => {
  expect(updateSource(undefined, both)).toEqual({ kind: 'server' })
})

test.each([
  ['ANDROID', both.googlePlayDownloadUrl],
  ['IOS', both.appStoreDownloadUrl],
] as const)('an app on %s gets it from the store of its system', (system, address) => {
  const opened: string[] = []
  const source = updateSource({ ...installedApp, system, openOutside: (url) => void opened.push(url) }, both)
  expect(opened).toEqual([])
  if (source.kind === 'store') source.open()
  expect(opened).toEqual([address])
})

test.each([
  ['ANDROID', { ...both, googlePlayDownloadUrl: '' }],
  ['IOS', { ...both, appStoreDownloadUrl: '' }],
] as const)(
  'an app on %s opens nothing if neither its brand nor the wholesaler names such a store',
  (system, addresses) => {
    expect(updateSource({ ...installedApp, system }, addresses)).toEqual({ kind: 'unnamed-store' })
  },
)

const storeUrl = 'https://play.google.com/store/apps/details?id=of.the.brand'
const leaveServer = async () => {}

function openedBy(app: Partial<InstalledApp>, addresses: Parameters<typeof updateSource>[1]) {
  const opened: string[] = []
  const source = updateSource(
    { ...installedApp, ...app, openOutside: (url) => void opened.push(url) },
    addresses,
  )
  if (source.kind === 'store') source.open()
  return opened[0]
}

test('the store of its brand comes before the one that the wholesaler names', () => {
  expect(openedBy({ storeUrl }, both)).toBe(storeUrl)
  expect(openedBy({ storeUrl, leaveServer }, both)).toBe(storeUrl)
})

test('the common app never opens the wholesaler’s own app in the store', () => {
  expect(openedBy({ leaveServer }, both)).toBeUndefined()
})

test('an app whose server refuses the settings knows only the store of its brand', () => {
  expect(openedBy({ storeUrl }, undefined)).toBe(storeUrl)
  expect(openedBy({}, undefined)).toBeUndefined()
})
