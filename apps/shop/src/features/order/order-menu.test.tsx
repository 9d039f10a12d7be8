import type { MenuAction } from '@provender/ui/overlays/menu-panel'
import { createNoticeQueue } from '@provender/ui/overlays/notice-queue'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OrderMenu } from './order-menu.tsx'

const notices = createNoticeQueue()
const downloadOrder = vi.fn<() => Promise<void>>()
let actions: readonly MenuAction[] = []
let isConnected = true

const mocked = {
  '@lingui/react/macro': { useLingui: () => ({ t: ([words]: readonly string[]) => words }) },
  '@provender/web/connection/connection': { isConnected: () => isConnected },
  '@provender/web/page/menu': {
    Menu: (props: { readonly actions: readonly MenuAction[] }) => {
      ;({ actions } = props)
      return null
    },
  },
  '../../kernel/state/shop-state.ts': { useShopState: () => ({ notices }) },
  './use-reorder.ts': { useReorder: () => ({}) },
  './download-order.ts': { downloadOrder },
}

let Menu: ComponentType<Parameters<typeof OrderMenu>[0]>

beforeAll(async () => {
  vi.resetModules()
  for (const [path, exports] of Object.entries(mocked)) vi.doMock(path, () => exports)
  Menu = (await import('./order-menu.tsx')).OrderMenu
})
afterAll(() => {
  for (const path of Object.keys(mocked)) vi.doUnmock(path)
  vi.resetModules()
})

test.each([
  [false, 'No connection'],
  [true, 'Nothing was downloaded'],
])('a download that fails says so (connected: %s)', async (connected, text) => {
  isConnected = connected
  downloadOrder.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  renderToStaticMarkup(<Menu order={{ number: '100234', lines: [] } as never} />)
  const download = actions.find(({ name }) => name === 'Download as CSV')
  download?.onChoose?.()
  await vi.waitFor(() => expect(notices.now().at(-1)).toMatchObject({ about: 'bad', text }))
})
