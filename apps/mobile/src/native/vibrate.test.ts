import { beforeEach, expect, test, vi } from 'vitest'
import { vibrate } from './vibrate.ts'

const fake = vi.hoisted(() => ({
  impact: vi.fn(async (_options: object) => {}),
  notification: vi.fn(async (_options: object) => {}),
}))
vi.mock('@capacitor/haptics', () => ({
  Haptics: fake,
  ImpactStyle: { Light: 'LIGHT', Medium: 'MEDIUM' },
  NotificationType: { Warning: 'WARNING' },
}))

beforeEach(() => vi.clearAllMocks())

test('a touch is a light tap, a scan a stronger one', async () => {
  await vibrate(10)
  await vibrate(60)
  expect(fake.impact.mock.calls).toEqual([[{ style: 'LIGHT' }], [{ style: 'MEDIUM' }]])
  expect(fake.notification).not.toHaveBeenCalled()
})

test('an unknown code is felt as the warning of the system', async () => {
  await vibrate([80, 60, 80])
  expect(fake.notification.mock.calls).toEqual([[{ type: 'WARNING' }]])
  expect(fake.impact).not.toHaveBeenCalled()
})
