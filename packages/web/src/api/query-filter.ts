import type { QueryName } from '@provender/schema/query-name'
import type { QueryFilters } from '@tanstack/react-query'

export function queryFilter(...names: readonly QueryName[]): Pick<QueryFilters, 'predicate'> {
  const requestedNames: ReadonlySet<unknown> = new Set(names)
  return { predicate: ({ queryKey: [name] }) => requestedNames.has(name) }
}
