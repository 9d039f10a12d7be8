import { text } from 'node:stream/consumers'
import { apiError } from '@provender/client/api/execute'
import type { InstalledApp } from '@provender/platform/platform'
import { webPlatform } from '@provender/platform/web-platform'
import { installedApp } from '@provender/web/api/installed-app.fixture'
import type { ComponentType } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

const leaveServer = async () => {}
const mocked = {
  '@lingui/react/macro': { useLingui: () => ({ t: ([words]: readonly string[]) => words }) },
  '@tanstack/react-query': { useQueryClient: () => ({}) },
  '@tanstack/react-router': {
    useRouter: () => ({ invalidate: () => {}, state: { matches: [{ status: 'error' }] } }),
  },
  '@provender/web/address/current-location': { useCurrentLocation: () => '/' },
  '../kernel/session/shop-queries.ts': { useConfig: () => ({ appName: 'Harbour Foods', logoUrl: null }) },
  '@provender/web/texts/use-texts': { useTexts: () => true },
  '../kernel/errors/report-screen.ts': { reportScreen: () => undefined },
  '../features/server-choice/leave-server.tsx': { LeaveServer: () => 'Choose another wholesaler' },
}

let setApp: (app: InstalledApp | undefined) => void
let screens: Readonly<Record<string, ComponentType>>

beforeAll(async () => {
  vi.resetModules()
  for (const [path, exports] of Object.entries(mocked)) vi.doMock(path, () => exports)
  const { setPlatform } = await import('@provender/platform/current')
  setApp = (app) => setPlatform({ ...webPlatform, app })
  const { ErrorScreen } = await import('./error-screen.tsx')
  const { ServicePage } = await import('./service-page.tsx')
  const error = new Error('The server speaks another language')
  const unknown = apiError({ code: 400, key: 'BAD_REQUEST', message: 'Not readable' })
  screens = {
    error: () => <ErrorScreen error={error} reset={() => {}} />,
    'an unknown request': () => <ErrorScreen error={unknown} reset={() => {}} />,
    maintenance: ServicePage,
  }
})
afterAll(() => {
  for (const path of Object.keys(mocked)) vi.doUnmock(path)
  vi.resetModules()
})

async function htmlOf(name: string): Promise<string> {
  const Screen = screens[name] ?? (() => null)
  const { prelude } = await prerenderToNodeStream(<Screen />)
  return await text(prelude)
}

describe.each(['error', 'maintenance'])('the page of a server with %s', (name) => {
  test('lets the user of the common app choose another', async () => {
    setApp({ ...installedApp, leaveServer })
    expect(await htmlOf(name)).toContain('Choose another wholesaler')
  })

  test.each([
    ['the app of one wholesaler', installedApp],
    ['a browser', undefined],
  ])('does not in %s', async (_, app) => {
    setApp(app)
    const html = await htmlOf(name)
    expect(html).toContain('Please try again')
    expect(html).not.toContain('Choose another wholesaler')
  })
})

describe('a page whose request the server does not know', () => {
  test('says in an app that the shop needs an update, and offers the ways on', async () => {
    setApp({ ...installedApp, leaveServer })
    const html = await htmlOf('an unknown request')
    for (const words of ['needs an update', 'Order in the browser', 'Choose another wholesaler'])
      expect(html).toContain(words)
  })

  test('is an error like others in a browser', async () => {
    setApp(undefined)
    expect(await htmlOf('an unknown request')).toContain('An error has occurred')
  })
})
