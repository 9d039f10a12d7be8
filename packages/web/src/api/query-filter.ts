import type { QueryName } from '@provender/schema/query-name'
import type { QueryFilters } from '@tanstack/react-query'

/** Matches every cached response to these queries, with any variables. For `invalidateQueries`. */
export function queryFilter(...names: readonly QueryName[]): Pick<QueryFilters, 'predicate'> {
  const requestedNames: ReadonlySet<unknown> = new Set(names)
  return { predicate: ({ queryKey: [name] }) => requestedNames.has(name) }
}
