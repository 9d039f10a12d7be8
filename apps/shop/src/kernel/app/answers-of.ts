import type { QueryName } from '@provender/schema/query-name'
import type { QueryFilters } from '@tanstack/react-query'

/** Matches every cached response to these queries, with any variables. For `invalidateQueries`. */
export function answersOf(...names: readonly QueryName[]): Pick<QueryFilters, 'predicate'> {
  const wantedNames: ReadonlySet<unknown> = new Set(names)
  return { predicate: ({ queryKey: [name] }) => wantedNames.has(name) }
}
