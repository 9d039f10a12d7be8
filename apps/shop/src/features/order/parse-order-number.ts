export function parseOrderNumber(query: object): string | undefined {
  const value: unknown = Object.getOwnPropertyDescriptor(query, 'order')?.value
  return typeof value === 'string' && /^[\w-]{1,20}$/.test(value) ? value : undefined
}
