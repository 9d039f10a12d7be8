/** The order number in the search parameters; undefined if it cannot be one. */
export function parseOrderNumber(query: object): string | undefined {
  const value: unknown = Object.getOwnPropertyDescriptor(query, 'order')?.value
  return typeof value === 'string' && /^[\w-]{1,20}$/.test(value) ? value : undefined
}
