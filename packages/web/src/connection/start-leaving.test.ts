import { expect, test, vi } from 'vitest'
import { isLeaving, startLeaving } from './start-leaving.ts'

test('allows one navigation away within fifteen seconds', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  expect([startLeaving(), startLeaving()]).toEqual([true, false])
  now.mockReturnValue(15_999)
  expect(startLeaving()).toBe(false)
  expect(isLeaving()).toBe(true)
  now.mockReturnValue(16_000)
  expect(isLeaving()).toBe(false)
  expect(startLeaving()).toBe(true)
  now.mockRestore()
})
