import type { InstalledApp } from '@provender/platform/platform'
import { webPlatform } from '@provender/platform/web-platform'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { installedApp } from '../api/installed-app.fixture.ts'
import type { FilePickerProps } from './file-picker.tsx'
import type { Uploads } from './use-uploads.ts'

const mocked = {
  '@lingui/react/macro': { useLingui: () => ({ t: ([words]: readonly string[]) => words }) },
  '../api/refusal-text.ts': { useRefusalText: () => () => '' },
}
const uploads: Uploads = {
  list: [],
  isTooMuch: false,
  add: () => {},
  retry: () => {},
  remove: () => {},
  restore: async () => false,
  whenSent: async () => [],
}

let setApp: (app: InstalledApp | undefined) => void
let FilePicker: ComponentType<FilePickerProps>

beforeAll(async () => {
  vi.resetModules()
  for (const [path, exports] of Object.entries(mocked)) vi.doMock(path, () => exports)
  const { setPlatform } = await import('@provender/platform/current')
  setApp = (app) => setPlatform({ ...webPlatform, app })
  ;({ FilePicker } = await import('./file-picker.tsx'))
})
afterAll(() => {
  for (const path of Object.keys(mocked)) vi.doUnmock(path)
  vi.resetModules()
})

function inputsIn(app: InstalledApp | undefined): readonly string[] {
  setApp(app)
  const html = renderToStaticMarkup(
    <FilePicker
      label="Pictures"
      hint="At most 5 pictures"
      addLabel="Add pictures"
      accept="image/jpeg,image/png"
      uploads={uploads}
      inputRef={null}
    />,
  )
  return [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input)
}

test('the app for Android has a second control, which opens the camera', () => {
  const [files = '', camera = '', ...more] = inputsIn({ ...installedApp, system: 'ANDROID' })
  expect(more).toEqual([])
  expect(files).toContain('accept="image/jpeg,image/png"')
  expect(files).toContain('multiple=""')
  expect(files).not.toContain('capture')
  // Capacitor opens the camera for exactly this type.
  expect(camera).toContain('accept="image/*"')
  expect(camera).toContain('capture="environment"')
})

test.each<[string, InstalledApp | undefined]>([
  ['the app for iOS', { ...installedApp, system: 'IOS' }],
  ['a browser', undefined],
])('%s offers the camera by itself', (_, app) => {
  expect(inputsIn(app)).toHaveLength(1)
})
