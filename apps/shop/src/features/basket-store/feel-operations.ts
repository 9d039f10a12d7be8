import type { BasketOperation } from '@provender/domain/basket/operations'
import { vibrateForTouch } from '../../kernel/app/haptics.ts'

/** Makes the device vibrate if something is put into a basket or taken out. */
export function feelOperations(operations: readonly BasketOperation[], isEnabled: boolean): void {
  if (operations.some(isTouch)) vibrateForTouch(isEnabled)
}

function isTouch({ type }: BasketOperation): boolean {
  return type === 'add' || type === 'remove' || type === 'setQuantity' || type === 'replaceLines'
}
