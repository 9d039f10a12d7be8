import { apiError } from '@provender/client/api/execute'
import { createNoticeQueue, type NoticeQueue } from '@provender/ui/overlays/notice-queue'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

let notices: NoticeQueue
const mocked = {
  '@lingui/react/macro': { useLingui: () => ({ t: ([words]: readonly string[]) => words }) },
  './shop-state.ts': { useShopState: () => ({ notices }) },
}

let useFailureToast: () => (error: unknown) => void

beforeAll(async () => {
  vi.resetModules()
  for (const [path, exports] of Object.entries(mocked)) vi.doMock(path, () => exports)
  useFailureToast = (await import('./use-failure-toast.ts')).useFailureToast
})
afterAll(() => {
  for (const path of Object.keys(mocked)) vi.doUnmock(path)
  vi.resetModules()
})
beforeEach(() => {
  notices = createNoticeQueue()
})

test.each([
  [0, 'This needs a connection'],
  [409, 'Nothing was changed'],
  [500, 'An error has occurred'],
  [503, 'An error has occurred'],
])('after %i it says that nothing was changed only if the change was refused', (code, text) => {
  useFailureToast()(apiError({ code, key: '', message: '' }))
  expect(notices.now()).toMatchObject([{ about: 'bad', text, detail: 'Please try again' }])
})

test('a bug is no failed request', () => {
  expect(() => useFailureToast()(new Error('a bug'))).toThrow('a bug')
  expect(notices.now()).toEqual([])
})
