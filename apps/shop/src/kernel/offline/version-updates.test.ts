import { expect, test } from 'vitest'
import { versionUpdates } from './version-updates.ts'

test('a newer version is offered, and required only if it is forced', () => {
  expect(versionUpdates({ versionNumber: 221, forced: false }, 220)).toBe('offered')
  expect(versionUpdates({ versionNumber: 221, forced: true }, 220)).toBe('required')
  expect(versionUpdates({ versionNumber: 220, forced: true }, 220)).toBe('none')
  expect(versionUpdates({ versionNumber: 0, forced: true }, 220)).toBe('none')
  expect(versionUpdates(undefined, 220)).toBe('none')
})
