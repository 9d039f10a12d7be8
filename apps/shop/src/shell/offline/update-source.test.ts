import { expect, test } from 'vitest'
import { installedApp } from '../../kernel/api/installed-app.fixture.ts'
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
] as const)('an app on %s opens nothing if the wholesaler names no such store', (system, addresses) => {
  expect(updateSource({ ...installedApp, system }, addresses)).toEqual({ kind: 'unnamed-store' })
})
