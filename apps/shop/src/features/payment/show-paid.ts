import type { RegisteredRouter } from '@tanstack/react-router'

interface PaidOrder {
  readonly number: string
  /** Its own; what pays its invoice is another one. */
  readonly payment: { readonly id: string } | null
}

/** Goes on after the payment with the id `approved`: to the thanks for an order, or to the order whose invoice was paid. */
export async function showPaid(
  router: RegisteredRouter,
  { number, payment }: PaidOrder,
  approved: string,
): Promise<void> {
  if (payment?.id === approved)
    await router.navigate({ to: '/checkout/success', search: { order: number }, replace: true })
  else await router.navigate({ to: '/account/orders/$number', params: { number }, replace: true })
}
