/** Parses the query of an address into strings. Only the first value of a repeated key counts. */
export function parseAddressQuery(query: string): Record<string, string> {
  const values = new Map<string, string>()
  for (const [key, value] of new URLSearchParams(query)) if (!values.has(key)) values.set(key, value)
  // On a plain object, `constructor` and `__proto__` would seem to be set already.
  return Object.fromEntries(values)
}

/** Prints the query of an address with its `?`, or an empty string without values. Commas stay readable. */
export function printAddressQuery(values: object): string {
  const query = new URLSearchParams()
  const entries: readonly (readonly [string, unknown])[] = Object.entries(values)
  for (const [key, value] of entries)
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      query.set(key, String(value))
  const text = query.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}
