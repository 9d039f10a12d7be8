import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const open = vi.fn<() => Promise<unknown>>()
const navigate = vi.fn<() => Promise<void>>()
let failure: string | undefined
let presses: ReadonlyMap<string, () => void> = new Map()

const mocked = {
  '@lingui/react/macro': { useLingui: () => ({ t: ([words]: readonly string[]) => words }) },
  '@tanstack/react-router': { useRouter: () => ({ navigate }) },
  '@provender/ui/controls/button': {
    Button: ({ children, onClick }: { readonly children: string; readonly onClick: () => void }) => {
      presses = new Map([...presses, [children, onClick]])
      return children
    },
  },
  '../bank-frame.tsx': {
    BankFrame: (props: { readonly failure?: string; readonly children: ReactNode }) => [
      props.failure,
      props.children,
    ],
  },
  './use-external-page.ts': {
    useExternalPage: () => ({ open, isRequested: false, isOpen: false, failure, isOver: false }),
  },
}

let ExternalApproval: ComponentType<{ readonly payment: string }>
const client = new QueryClient()

beforeAll(async () => {
  vi.resetModules()
  for (const [path, exports] of Object.entries(mocked)) vi.doMock(path, () => exports)
  ExternalApproval = (await import('./external-approval.tsx')).ExternalApproval
  const { connect } = await import('@provender/client/api/api-query')
  connect(client, async () => ({ checkPayment: { number: '100234', payment: { id: 'p1' } } }) as never)
})
afterAll(() => {
  for (const path of Object.keys(mocked)) vi.doUnmock(path)
  vi.resetModules()
})
beforeEach(() => {
  presses = new Map()
  failure = undefined
  navigate.mockReset()
})

function render(): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ExternalApproval payment="p1" />
    </QueryClientProvider>,
  )
}

async function press(name: string): Promise<void> {
  presses.get(name)?.()
  await new Promise((resolve) => setTimeout(resolve, 0))
}

const order = { to: '/checkout/success', search: { order: '100234' }, replace: true }

test.each(['DONE', 'CLOSED'])('the page of the bank leads to the order once it is %s', async (type) => {
  open.mockResolvedValue({ type })
  render()
  await press('Continue to your bank')
  expect(navigate).toHaveBeenCalledWith(order)
})

test.each([{ type: 'NO_BROWSER' }, { type: 'NOT_AVAILABLE' }, undefined])(
  'a page of the bank that could not be opened does not lead away from the reason: %o',
  async (result) => {
    open.mockResolvedValue(result)
    render()
    await press('Continue to your bank')
    expect(navigate).not.toHaveBeenCalled()
  },
)

test('beside the reason is the way to another card', async () => {
  render()
  expect([...presses.keys()]).toEqual(['Continue to your bank'])
  failure = 'This phone has no browser.'
  expect(render()).toContain(failure)
  await press('Choose another way to pay')
  expect(navigate).toHaveBeenCalledWith(order)
})
