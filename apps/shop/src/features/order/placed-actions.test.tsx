import type { TimeLeft } from '@provender/ui/controls/countdown'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { PlacedActions } from './placed-actions.tsx'

const cutOff = '2027-01-04T18:00:00Z'
let nowMs = 0

const mocked = {
  '@lingui/react/macro': { useLingui: () => ({ t: ([words]: readonly string[]) => words }) },
  '../../kernel/format/use-now.ts': {
    useTimeLeft: (endsAtMs: number): Pick<TimeLeft, 'precision'> => ({
      precision: endsAtMs > nowMs ? 'hours' : 'over',
    }),
  },
}

let Actions: ComponentType<Parameters<typeof PlacedActions>[0]>

beforeAll(async () => {
  vi.resetModules()
  for (const [path, exports] of Object.entries(mocked)) vi.doMock(path, () => exports)
  Actions = (await import('./placed-actions.tsx')).PlacedActions
})
afterAll(() => {
  for (const path of Object.keys(mocked)) vi.doUnmock(path)
  vi.resetModules()
})

function actionsOf(order: object): string[] {
  const placed = {
    order: { number: '100234', method: 'DELIVERY', fulfilmentDate: '2027-01-05', canCancel: true, ...order },
    deliveryDays: [{ date: '2027-01-05', cutOff }],
  }
  const html = renderToStaticMarkup(<Actions placed={placed as never} />)
  return [...html.matchAll(/<(?:a|button)[^>]*>([^<]*)/g)].map(([, words]) => words!)
}

test('until the cut-off, more can be added for the same delivery', () => {
  nowMs = Date.parse(cutOff) - 1
  expect(actionsOf({})).toEqual(['View order', 'Add more', 'Cancel order'])
  expect(actionsOf({ fulfilmentDate: '2027-01-06' })).not.toContain('Add more')
  expect(actionsOf({ method: 'CLICK_AND_COLLECT' })).not.toContain('Add more')
  nowMs = Date.parse(cutOff)
  expect(actionsOf({})).toEqual(['View order', 'All products', 'Cancel order'])
})

test('an order that is being picked cannot be cancelled', () => {
  nowMs = Date.parse(cutOff) - 1
  expect(actionsOf({ canCancel: false })).toEqual(['View order', 'Add more'])
})
