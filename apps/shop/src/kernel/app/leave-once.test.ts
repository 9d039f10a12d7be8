import { expect, test, vi } from 'vitest'
import { leaveOnce } from './leave-once.ts'

test('allows one navigation away within fifteen seconds', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  expect([leaveOnce(), leaveOnce()]).toEqual([true, false])
  now.mockReturnValue(15_999)
  expect(leaveOnce()).toBe(false)
  now.mockReturnValue(16_000)
  expect(leaveOnce()).toBe(true)
  now.mockRestore()
})
