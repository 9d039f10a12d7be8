import type { ComponentType, MouseEvent, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { NotificationRowProps } from './notification-row.tsx'

let press: (event: MouseEvent<HTMLButtonElement>) => void
const mocked = {
  '@lingui/react/macro': { useLingui: () => ({ t: ([words]: readonly string[]) => words }) },
  '@provender/ui/controls/button': {
    Button: ({ onClick, children }: { readonly onClick: typeof press; readonly children: ReactNode }) => {
      press = onClick
      return <button type="button">{children}</button>
    },
  },
  '@provender/web/texts/use-language': { useLanguage: () => 'en' },
  '../../kernel/session/shop-queries.ts': { useConfig: () => ({ warehouseTimezone: 'Europe/London' }) },
  './use-notification-labels.ts': { useNotificationLabels: () => () => ({ text: 'Promotion' }) },
}

let Row: ComponentType<NotificationRowProps>

beforeAll(async () => {
  vi.resetModules()
  for (const [path, exports] of Object.entries(mocked)) vi.doMock(path, () => exports)
  Row = (await import('./notification-row.tsx')).NotificationRow
})
afterAll(() => {
  for (const path of Object.keys(mocked)) vi.doUnmock(path)
  vi.resetModules()
})

test('"Mark as read" leaves the focus in its row, since its button goes', () => {
  const calls: string[] = []
  const notification = { uid: '7', createdAt: '2026-03-02T08:00:00Z', readAt: null }
  const html = renderToStaticMarkup(
    <Row
      notification={notification as NotificationRowProps['notification']}
      isOfNamedDay
      onRead={(uid) => calls.push(`read ${uid}`)}
    />,
  )
  expect(html).toMatch(/^<li tabindex="-1"/)
  const closest = (selector: string) => ({ focus: () => calls.push(`focus ${selector}`) })
  press({ currentTarget: { closest } } as unknown as MouseEvent<HTMLButtonElement>)
  expect(calls).toEqual(['focus li', 'read 7'])
})
