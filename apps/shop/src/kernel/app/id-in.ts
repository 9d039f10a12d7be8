const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id of a basket, a site or a payment in the query of an address; undefined for anything that is none. */
export function idIn(query: object, key: 'id' | 'basket' | 'site' | 'payment'): string | undefined {
  const value: unknown = Object.getOwnPropertyDescriptor(query, key)?.value
  const text = typeof value === 'string' ? value.toLowerCase() : ''
  return uuid.test(text) ? text : undefined
}
