import type { OrderState } from '@provender/domain/order/order'
import type { AttemptState } from '@provender/domain/payment/payment'

export type PaymentStatus = 'CHECKING' | 'APPROVE' | 'TRY_AGAIN' | 'TOO_LATE' | 'CANCELLED' | 'SETTLED'

interface PaidOrder {
  readonly state: OrderState
  readonly payment: { readonly state: AttemptState; readonly canPay: boolean } | null
}

/** The payment status to show. It reports a failure only if no attempt can succeed any more. */
export function paymentStatusOf({ state, payment }: PaidOrder): PaymentStatus {
  switch (payment?.state) {
    case undefined:
    case 'AUTHORISED':
    case 'CAPTURED':
      return 'SETTLED'
    case 'STARTED':
      return state === 'CANCELLED' ? 'TOO_LATE' : 'CHECKING'
    case 'CHALLENGED':
      return state === 'CANCELLED' ? 'TOO_LATE' : 'APPROVE'
    case 'VOIDED':
      // The card may have been accepted: the customer or the wholesaler cancelled the order.
      if (state === 'CANCELLED') return 'CANCELLED'
      return payment?.canPay ? 'TRY_AGAIN' : 'TOO_LATE'
    case 'DECLINED':
      return payment?.canPay ? 'TRY_AGAIN' : 'TOO_LATE'
  }
}

const pollIntervalsMs = 1500

/** The polling interval; false if nothing can change by itself. */
export function paymentPollDelayMs(order: PaidOrder | undefined): number | false {
  if (!order) return false
  const status = paymentStatusOf(order)
  return status === 'CHECKING' || status === 'APPROVE' ? pollIntervalsMs : false
}
