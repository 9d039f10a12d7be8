const maxPage = 9999

/** The page in the query of an address; the first for anything that is none. */
export function parsePage(query: object): number {
  const value: unknown = Object.getOwnPropertyDescriptor(query, 'page')?.value
  const page = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : 1
  return Math.min(Math.max(1, page), maxPage)
}
