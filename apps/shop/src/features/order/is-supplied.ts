import type { OrderState } from '@provender/domain/order/order'

export function isSupplied(state: OrderState): boolean {
  return state === 'DELIVERED' || state === 'COLLECTED'
}
