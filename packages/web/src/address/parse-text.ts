/** The text of a search parameter. Empty if it is missing or no text. */
export function parseText(query: object, name: string): string {
  const value: unknown = Object.getOwnPropertyDescriptor(query, name)?.value
  return typeof value === 'string' ? value : ''
}
