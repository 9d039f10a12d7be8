import type { BasketOperation } from '@provender/domain/basket/operations'
import { vibrateForTouch } from '@provender/web/input/haptics'

export function vibrateForOperations(operations: readonly BasketOperation[], isEnabled: boolean): void {
  if (operations.some(isTouch)) vibrateForTouch(isEnabled)
}

function isTouch({ type }: BasketOperation): boolean {
  return type === 'add' || type === 'remove' || type === 'setQuantity' || type === 'replaceLines'
}
