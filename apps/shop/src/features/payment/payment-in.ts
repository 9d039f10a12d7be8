/** The payment of an address; undefined for anything that cannot be an id. */
export function paymentIn(query: object): string | undefined {
  const value: unknown = Object.getOwnPropertyDescriptor(query, 'payment')?.value
  return typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)
    ? value
    : undefined
}
