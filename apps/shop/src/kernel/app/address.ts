/** The query of an address as the shop reads it: plain texts, of a repeated key the first. */
export function parseAddressQuery(query: string): Record<string, string> {
  const values = new Map<string, string>()
  for (const [key, value] of new URLSearchParams(query)) if (!values.has(key)) values.set(key, value)
  // A plain object would take `constructor` or `__proto__` for something it already has.
  return Object.fromEntries(values)
}

/** The query of an address as the shop writes it: with its `?`, empty without values; commas stay readable. */
export function printAddressQuery(values: object): string {
  const query = new URLSearchParams()
  const entries: readonly (readonly [string, unknown])[] = Object.entries(values)
  for (const [key, value] of entries)
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      query.set(key, String(value))
  const text = query.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}
