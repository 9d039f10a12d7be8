import { noBaskets } from '@provender/sync/basket/no-baskets'
import { createNoticeQueue } from '@provender/ui/overlays/notice-queue'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const mocked = {
  '@lingui/react/macro': { useLingui: () => ({ t: ([words]: readonly string[]) => words }) },
  '../../kernel/state/shop-state.ts': {
    useShopState: () => ({ baskets: noBaskets, notices: createNoticeQueue() }),
  },
}

let Button: ComponentType<{ readonly id: string; readonly name: string }>
let queryKey: readonly unknown[]

beforeAll(async () => {
  vi.resetModules()
  for (const [path, exports] of Object.entries(mocked)) vi.doMock(path, () => exports)
  Button = (await import('./never-substitute-button.tsx')).NeverSubstituteButton
  queryKey = (await import('../catalogue/never-substituted-query.ts')).neverSubstitutedQuery.queryKey
})
afterAll(() => {
  for (const path of Object.keys(mocked)) vi.doUnmock(path)
  vi.resetModules()
})

function render(listed: readonly string[] | undefined): string {
  const client = new QueryClient()
  if (listed) client.setQueryData(queryKey, { neverSubstituted: listed.map((id) => ({ id })) })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Button id="7" name="Butter" />
    </QueryClientProvider>,
  )
}

test('a product that is on the list already cannot be put on it, so that Undo takes off no earlier choice', () => {
  expect(render(['8'])).not.toContain('aria-disabled="true"')
  for (const listed of [['7'], undefined]) {
    expect(render(listed)).toContain('aria-disabled="true"')
    // A disabled button would lose the focus.
    expect(render(listed)).not.toContain(' disabled=""')
  }
})
