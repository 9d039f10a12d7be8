import { unreachable } from '@provender/client/api/refusal'
import { noBaskets } from '@provender/sync/basket/no-baskets'
import { createNoticeQueue } from '@provender/ui/overlays/notice-queue'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps, ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let press: () => void
const mocked = {
  '@provender/ui/controls/button': {
    Button: (props: ComponentProps<'button'> & { readonly onClick: () => void }) => {
      press = props.onClick
      return (
        <button type="button" disabled={props.disabled} aria-disabled={props['aria-disabled']}>
          {props.children}
        </button>
      )
    },
  },
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

function render(listed: readonly string[] | undefined, client = new QueryClient()): string {
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

test('after a lost answer the list is read again: the change may have been made', async () => {
  const client = new QueryClient()
  const { connect } = await import('@provender/client/api/api-query')
  const { apiError } = await import('@provender/client/api/execute')
  connect(client, async () => {
    throw apiError(unreachable)
  })
  render(['8'], client)
  press()
  await expect.poll(() => client.getQueryState(queryKey)?.isInvalidated).toBe(true)
})
