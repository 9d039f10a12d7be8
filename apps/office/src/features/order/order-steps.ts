import type { FulfilmentMethod } from '@provender/domain/basket/basket'
import type { HoldKind } from '@provender/domain/order/hold'
import type { OrderState, PaymentType } from '@provender/domain/order/order'
import { isPaidOnHandover, type OrderTransition, transitions } from '@provender/domain/order/state-machine'
import { stepAccess } from '@provender/domain/order/step-access'
import { staffMay, type StaffRole } from '@provender/domain/permission/permission'

/** The steps that the office has a button for, the usual ones first. Picking has a screen of its own. */
const steps = [
  'CONFIRM',
  'RELEASE',
  'PACK',
  'DISPATCH',
  'READY',
  'DELIVER',
  'COLLECT',
  'HOLD',
  'CANCEL',
] as const satisfies readonly OrderTransition[]

export type OrderStep = (typeof steps)[number]

interface SteppableOrder {
  readonly state: OrderState
  readonly hold: HoldKind | null
  readonly method: FulfilmentMethod
  /** Supplied quantities; null for lines that are not picked. */
  readonly picked: readonly (number | null)[]
}

/** What a staff member of this role may do with the order now, the usual step first. */
export function stepsOf(order: SteppableOrder, role: StaffRole): readonly OrderStep[] {
  return steps.filter((step) => {
    const { from, method = order.method, needsPickedLines = false } = transitions[step]
    return (
      staffMay(role, stepAccess(step, order)) &&
      from.includes(order.state) &&
      method === order.method &&
      !(needsPickedLines && order.picked.includes(null))
    )
  })
}

/** The question before a step: the reason, which the customer reads, or the amount of cash. */
export type StepQuestion = 'reason' | 'cash'

export function questionOf(step: OrderStep, paymentType: PaymentType): StepQuestion | undefined {
  if (step === 'HOLD' || step === 'CANCEL') return 'reason'
  return isPaidOnHandover(paymentType, step) ? 'cash' : undefined
}
