/** The query of an address as the shop reads it: plain texts, of a repeated key the first. */
export function parseAddressQuery(query: string): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [key, value] of new URLSearchParams(query)) values[key] ??= value
  return values
}

/** The query of an address as the shop writes it: with its `?`, empty without values; commas stay readable. */
export function printAddressQuery(values: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(values))
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      query.set(key, String(value))
  const text = query.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}
