import { setPlatform } from '@provender/platform/current'
import { webPlatform } from '@provender/platform/web-platform'
import { afterEach, expect, test, vi } from 'vitest'
import { installedApp } from '../api/installed-app.fixture.ts'
import { feel, setFelt } from './feel.ts'

afterEach(() => setFelt(false))

test('the app lets the user feel something, unless the wholesaler has disabled it', () => {
  const onFeel = vi.fn()
  setPlatform({ ...webPlatform, app: { ...installedApp, feel: onFeel } })
  feel('done')
  setFelt(true)
  feel('limit')
  expect(onFeel.mock.calls).toEqual([['limit']])
})

test('a browser stays as it is', () => {
  setPlatform(webPlatform)
  setFelt(true)
  expect(() => feel('done')).not.toThrow()
})
