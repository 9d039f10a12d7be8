import type { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type * as Session from '../session/session.fixture.ts'
import type * as StoreAnswers from './store-answers.ts'

let visit: unknown
const deleteAnswers = vi.fn(async () => void (visit = undefined))

let storeAnswers: (typeof StoreAnswers)['storeAnswers']
let clientOf: (typeof Session)['clientOf']

beforeAll(async () => {
  vi.resetModules()
  vi.doMock('./stored-answers.ts', () => ({
    deleteAnswers,
    openStoredAnswers: async () => ({
      get: async () => visit,
      put: async (_store: string, next: unknown) => void (visit = next),
      close: () => {},
    }),
  }))
  // It follows the connection, which only a browser has.
  vi.doMock('@provender/web/connection/show-cached-responses', () => ({ showCachedResponses: () => {} }))
  ;({ storeAnswers } = await import('./store-answers.ts'))
  ;({ clientOf } = await import('../session/session.fixture.ts'))
})
afterAll(() => {
  vi.doUnmock('./stored-answers.ts')
  vi.doUnmock('@provender/web/connection/show-cached-responses')
  vi.resetModules()
})
beforeEach(() => {
  vi.useFakeTimers()
  visit = undefined
  deleteAnswers.mockClear()
  return () => vi.useRealTimers()
})

async function visitAs(client: QueryClient): Promise<void> {
  await storeAnswers(client, async () => {})
}

test('the answers on this device stay when their user has a new e-mail address', async () => {
  await visitAs(clientOf())
  await visitAs(clientOf({ email: 'ada.kaya@corner.example' }))
  expect(deleteAnswers).not.toHaveBeenCalled()
})

test('the answers on this device are deleted for another user', async () => {
  await visitAs(clientOf())
  await visitAs(clientOf({ userCode: '8' }))
  expect(deleteAnswers).toHaveBeenCalledTimes(1)
})
