import { expect, test } from 'vitest'
import { newestVersion } from './newest-version.ts'

const version = { versionNumber: 230, forced: true, android: 225, ios: 0 }

test.each([
  ['a browser', 'WEB', 0, { versionNumber: 230, forced: true }],
  ['an older browser', 'WEB', 229, { versionNumber: 230, forced: true }],
  ['a current browser', 'WEB', 230, { versionNumber: 230, forced: false }],
  ['an app with a number of its own', 'ANDROID', 224, { versionNumber: 225, forced: true }],
  ['a current app, older than the web', 'ANDROID', 225, { versionNumber: 225, forced: false }],
  ['an app that follows the web', 'IOS', 225, { versionNumber: 230, forced: true }],
  ['an app newer than its store', 'IOS', 231, { versionNumber: 230, forced: false }],
] as const)('the newest version for %s', (_, deviceType, installed, expected) => {
  expect(newestVersion(version, deviceType, installed)).toEqual(expected)
})

test('an optional version is never forced', () => {
  expect(newestVersion({ ...version, forced: false }, 'WEB', 220).forced).toBe(false)
})
