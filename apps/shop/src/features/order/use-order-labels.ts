import { useLingui } from '@lingui/react/macro'
import type { OrderState, PaymentState } from '@provender/domain/order/order'
import type { StateTagProps } from '@provender/ui/page/state-tag'

export interface OrderLabels {
  readonly states: Readonly<Record<OrderState, string>>
  readonly payments: Readonly<Record<PaymentState, string>>
}

export function useOrderLabels(): OrderLabels {
  const { t } = useLingui()
  return {
    states: {
      SUBMITTED: t`Order received`,
      ON_HOLD: t`On hold`,
      CONFIRMED: t`Confirmed`,
      PICKING: t`Being picked`,
      PACKED: t`Packed`,
      OUT_FOR_DELIVERY: t`Out for delivery`,
      READY_TO_COLLECT: t`Ready to collect`,
      DELIVERED: t`Delivered`,
      COLLECTED: t`Collected`,
      CANCELLED: t`Cancelled`,
    },
    payments: {
      NONE: t`Not paid yet`,
      AUTHORISED: t`Authorised`,
      PAID: t`Paid`,
      PART_REFUNDED: t`Partly refunded`,
      REFUNDED: t`Refunded`,
      FAILED: t`Payment failed`,
    },
  }
}

/** The tone of a state: in progress or done is good; a hold needs attention. */
export function toneOf(state: OrderState): StateTagProps['tone'] {
  switch (state) {
    case 'SUBMITTED':
      return 'quiet'
    case 'ON_HOLD':
      return 'low'
    case 'CANCELLED':
      return 'bad'
    case 'CONFIRMED':
    case 'PICKING':
    case 'PACKED':
    case 'OUT_FOR_DELIVERY':
    case 'READY_TO_COLLECT':
    case 'DELIVERED':
    case 'COLLECTED':
      return 'yours'
  }
}
