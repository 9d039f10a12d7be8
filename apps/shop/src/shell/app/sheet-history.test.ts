import { afterEach, expect, test, vi } from 'vitest'
import { stubBrowserHistory } from './browser-history.fixture.ts'
import { createSheetHistory } from './sheet-history.ts'
import { createTabHistory } from './tab-history.ts'

afterEach(() => vi.unstubAllGlobals())

test('a reload with an open sheet leaves no entry for it', async () => {
  const browser = stubBrowserHistory('/account/orders')
  stubPageWithoutDialog()
  createTabHistory(createSheetHistory)
  // As the web view keeps it through the reload, on top of the page itself.
  history.pushState({ ...(history.state as object), isSheet: true }, '', '/account/orders')
  const tabs = createTabHistory(createSheetHistory)
  await expect.poll(browser.paths).toEqual(['/', '/account', '/account/orders'])
  expect(history.state).not.toHaveProperty('isSheet')
  expect(tabs.history.location.state).not.toHaveProperty('isSheet')
  expect(tabs.place()).toEqual({ tab: 'account', depth: 2 })
})

function stubPageWithoutDialog(): void {
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
    },
  )
}
