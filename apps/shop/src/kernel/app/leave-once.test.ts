import { expect, test, vi } from 'vitest'
import { leaveOnce } from './leave-once.ts'

test('of what would lead a window elsewhere within a quarter of a minute the first does', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  expect([leaveOnce(), leaveOnce()]).toEqual([true, false])
  now.mockReturnValue(15_999)
  expect(leaveOnce()).toBe(false)
  now.mockReturnValue(16_000)
  expect(leaveOnce()).toBe(true)
  now.mockRestore()
})
