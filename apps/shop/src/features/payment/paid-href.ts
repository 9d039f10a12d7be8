interface PaidOrder {
  readonly number: string
  /** Its own; what pays its invoice is another one. */
  readonly payment: { readonly id: string } | null
}

/** Where whoever approved a payment goes on: to her thanks for an order, or to the order whose invoice she paid. */
export function paidHref({ number, payment }: PaidOrder, approved: string): string {
  return payment?.id === approved ? `/checkout/success?order=${number}` : `/account/orders/${number}`
}
