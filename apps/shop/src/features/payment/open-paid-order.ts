import type { RegisteredRouter } from '@tanstack/react-router'

interface PaidOrder {
  readonly number: string
  /** The payment of the order itself; its invoice is paid by another one. */
  readonly payment: { readonly id: string } | null
}

/** Navigates after the payment with the id `approved`: to the order confirmation, or to the order whose invoice was paid. */
export async function openPaidOrder(
  router: RegisteredRouter,
  { number, payment }: PaidOrder,
  approved: string,
): Promise<void> {
  if (payment?.id === approved)
    await router.navigate({ to: '/checkout/success', search: { order: number }, replace: true })
  else await router.navigate({ to: '/account/orders/$number', params: { number }, replace: true })
}
