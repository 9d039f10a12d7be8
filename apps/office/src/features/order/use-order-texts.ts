import { useLingui } from '@lingui/react/macro'
import type { OrderState, PaymentState, PaymentType, SubstitutionWish } from '@provender/domain/order/order'
import type { OrderFilter } from './order-filter.ts'
import type { OrderStep } from './order-steps.ts'

export function useOrderTexts() {
  const { t } = useLingui()
  const states: Readonly<Record<OrderState, string>> = {
    SUBMITTED: t({ message: 'New', context: 'order' }),
    ON_HOLD: t`On hold`,
    CONFIRMED: t`Confirmed`,
    PICKING: t`Being picked`,
    PACKED: t`Packed`,
    OUT_FOR_DELIVERY: t`Out for delivery`,
    READY_TO_COLLECT: t`Ready to collect`,
    DELIVERED: t`Delivered`,
    COLLECTED: t`Collected`,
    CANCELLED: t`Cancelled`,
  }
  const filters: Readonly<Record<OrderFilter, string>> = {
    needs: t`Needs you`,
    new: states.SUBMITTED,
    held: states.ON_HOLD,
    confirmed: states.CONFIRMED,
    picking: states.PICKING,
    packed: states.PACKED,
    leaving: t`On the way or ready`,
    open: t`All open`,
  }
  const steps: Readonly<Record<OrderStep, string>> = {
    CONFIRM: t`Confirm`,
    RELEASE: t`Release`,
    PACK: t`Mark as packed`,
    DISPATCH: t`Send out`,
    READY: t`Ready to collect`,
    DELIVER: t`Mark as delivered`,
    COLLECT: t`Mark as collected`,
    HOLD: t`Hold`,
    CANCEL: t`Cancel order`,
  }
  const paymentTypes: Readonly<Record<PaymentType, string>> = {
    CASH: t`Cash`,
    CARD: t`Card`,
    ACCOUNT: t`On account`,
  }
  const substitutionWishes: Readonly<Record<SubstitutionWish, string>> = {
    SAME_OR_CHEAPER: t`send the same or cheaper`,
    SAME_BRAND: t`only the same brand`,
    ASK: t`ask first`,
    LEAVE_OUT: t`leave it out`,
  }
  const paymentStates: Readonly<Record<PaymentState, string>> = {
    NONE: t`Not paid yet`,
    AUTHORISED: t`Authorised`,
    PAID: t`Paid`,
    PART_REFUNDED: t`Partly refunded`,
    REFUNDED: t`Refunded`,
    FAILED: t`Payment failed`,
  }
  return { states, filters, steps, paymentTypes, paymentStates, substitutionWishes }
}
