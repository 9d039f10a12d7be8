import type { RegisteredRouter } from '@tanstack/react-router'
import { isConfirmedCharge } from './joint-payment.ts'

interface PaidOrder {
  readonly number: string
  /** The payment of the order itself; its invoice is paid by another one. */
  readonly payment: { readonly id: string } | null
}

/**
 * Navigates after the payment with the id `approved`: to the order confirmation, to the order whose invoice was paid, or to the
 * statement if one charge paid several invoices.
 */
export async function openPaidOrder(
  router: RegisteredRouter,
  { number, payment }: PaidOrder,
  approved: string,
): Promise<void> {
  if (isConfirmedCharge(approved))
    await router.navigate({ to: '/account/account-statements', search: {}, replace: true })
  else if (payment?.id === approved)
    await router.navigate({ to: '/checkout/success', search: { order: number }, replace: true })
  else await router.navigate({ to: '/account/orders/$number', params: { number }, replace: true })
}
