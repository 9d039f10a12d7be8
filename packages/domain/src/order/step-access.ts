import type { StaffAccess } from '../permission/permission.ts'
import type { HoldKind } from './hold.ts'
import type { OrderState } from './order.ts'
import type { OrderTransition } from './state-machine.ts'

const accesses = {
  CONFIRM: 'orders.decide',
  HOLD: 'orders.decide',
  RELEASE: 'orders.decide',
  CANCEL: 'orders.decide',
  PICK: 'orders.pick',
  PACK: 'orders.pick',
  DISPATCH: 'orders.pick',
  READY: 'orders.pick',
  DELIVER: 'orders.handOver',
  COLLECT: 'orders.handOver',
} as const satisfies Readonly<Record<OrderTransition, StaffAccess>>

/** The access that a staff member needs to take a step of an order. `hold` is why it waits; null if it does not. */
export function stepAccess(
  step: OrderTransition,
  { state, hold }: { readonly state: OrderState; readonly hold: HoldKind | null },
): StaffAccess {
  if (step === 'RELEASE' && hold === 'CREDIT') return 'orders.releaseCredit'
  if (step === 'CANCEL' && state === 'OUT_FOR_DELIVERY') return 'orders.cancelDispatched'
  return accesses[step]
}
