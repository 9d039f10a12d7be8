import { parseText } from './parse-text.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id of a basket, site or payment in the query of an address. Undefined if it is missing or not a UUID. */
export function parseId(query: object, key: 'id' | 'basket' | 'site' | 'payment'): string | undefined {
  const text = parseText(query, key).toLowerCase()
  return uuid.test(text) ? text : undefined
}
