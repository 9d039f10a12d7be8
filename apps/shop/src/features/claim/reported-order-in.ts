/** The order that the query of an address names; undefined for anything that is no number. */
export function reportedOrderIn(query: object): string | undefined {
  const order = String(Object.getOwnPropertyDescriptor(query, 'order')?.value)
  return /^\d{1,12}$/.test(order) ? order : undefined
}
