import { expect, test } from 'vitest'
import { versionNews } from './version-news.ts'

test('a version is news when it is newer than what this window can have, and stops it only when it is forced', () => {
  expect(versionNews({ versionNumber: 221, forced: false }, 220)).toBe('offered')
  expect(versionNews({ versionNumber: 221, forced: true }, 220)).toBe('required')
  expect(versionNews({ versionNumber: 220, forced: true }, 220)).toBe('none')
  expect(versionNews({ versionNumber: 0, forced: true }, 220)).toBe('none')
  expect(versionNews(undefined, 220)).toBe('none')
})
