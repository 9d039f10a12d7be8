import type { OrderState } from '@provender/domain/order/order'
import type { AttemptState } from '@provender/domain/payment/payment'

/** What whoever placed an order by card is told of its payment. */
export type PaymentStatus =
  /** Nobody here knows yet. */
  | 'CHECKING'
  /** Her bank asks her. */
  | 'APPROVE'
  | 'TRY_AGAIN'
  | 'TOO_LATE'
  /** The card was accepted, or none was needed. */
  | 'SETTLED'

interface PaidOrder {
  readonly state: OrderState
  readonly payment: { readonly state: AttemptState; readonly canPay: boolean } | null
}

/** Tells of a payment as it is: as failed only where no attempt can succeed any more. */
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
    case 'DECLINED':
    case 'VOIDED':
      return payment?.canPay ? 'TRY_AGAIN' : 'TOO_LATE'
  }
}

const askAgainMs = 1500

/** How soon to ask again; false where nothing changes by itself. */
export function paymentPollDelayMs(order: PaidOrder | undefined): number | false {
  if (!order) return false
  const news = paymentStatusOf(order)
  return news === 'CHECKING' || news === 'APPROVE' ? askAgainMs : false
}
