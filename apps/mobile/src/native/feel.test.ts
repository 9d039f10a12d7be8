import { beforeEach, expect, test, vi } from 'vitest'
import { feel } from './feel.ts'

const calls = vi.hoisted((): unknown[] => [])
vi.mock('@capacitor/haptics', () => ({
  Haptics: {
    impact: async ({ style }: { readonly style: string }) => void calls.push(style),
    notification: async ({ type }: { readonly type: string }) => void calls.push(type),
    selectionStart: async () => void calls.push('start'),
    selectionChanged: async () => void calls.push('changed'),
    selectionEnd: async () => void calls.push('end'),
  },
  ImpactStyle: { Medium: 'MEDIUM' },
  NotificationType: { Warning: 'WARNING', Error: 'ERROR', Success: 'SUCCESS' },
}))

beforeEach(() => void calls.splice(0))

test('a choice is felt once, as the system does it', async () => {
  await feel('selection')
  expect(calls).toEqual(['start', 'changed', 'end'])
})

test('a swipe, a limit, a refusal and an order feel different', async () => {
  for (const feeling of ['commit', 'limit', 'refused', 'done'] as const) await feel(feeling)
  expect(calls).toEqual(['MEDIUM', 'WARNING', 'ERROR', 'SUCCESS'])
})
