import type { BasketOperation } from '@provender/domain/basket/operations'
import type { BasketId, ProductId } from '@provender/domain/ids'
import type { Quantity } from '@provender/domain/money/money'
import { afterEach, expect, test, vi } from 'vitest'
import { vibrateForOperations } from './vibrate-for-operations.ts'

const basketId = '00000000-0000-4000-8000-000000000001' as BasketId
const line = { basketId, productId: 1 as ProductId, unit: '1' } as const
const quantity = 1000 as Quantity
const touches: readonly BasketOperation[] = [
  { ...line, type: 'add', quantity, price: null },
  { ...line, type: 'remove', quantity },
  { ...line, type: 'setQuantity', quantity, price: null },
  { type: 'replaceLines', basketId, lines: [] },
]
const others: readonly BasketOperation[] = [
  { ...line, type: 'note', note: 'ripe' },
  { type: 'rename', basketId, name: 'Monday' },
  { type: 'activate', basketId },
]

afterEach(() => void vi.unstubAllGlobals())

test('the device vibrates when a product goes into a basket or out of it, unless that is switched off', () => {
  const onVibrate = vi.fn<(pattern: VibratePattern) => boolean>()
  vi.stubGlobal('navigator', { vibrate: onVibrate, userActivation: { hasBeenActive: true } })
  const timesFelt = (operations: readonly BasketOperation[], isEnabled = true): number => {
    onVibrate.mockClear()
    vibrateForOperations(operations, isEnabled)
    return onVibrate.mock.calls.length
  }
  for (const touch of touches) {
    expect(timesFelt([...others, touch]), touch.type).toBe(1)
    expect(timesFelt([touch], false), touch.type).toBe(0)
  }
  expect(timesFelt(touches)).toBe(1)
  expect(timesFelt(others)).toBe(0)
  expect(timesFelt([])).toBe(0)
})
