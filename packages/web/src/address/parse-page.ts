const maxPage = 9999

/** The page number in the query of an address or link. Undefined if it is missing or invalid. */
export function parsePage(query: object): number | undefined {
  const value: unknown = Object.getOwnPropertyDescriptor(query, 'page')?.value
  const page = /^\d{1,4}$/.test(String(value)) ? Number(value) : 0
  return page >= 1 && page <= maxPage ? page : undefined
}
