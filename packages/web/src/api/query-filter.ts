import type { QueryName } from '@provender/schema/query-name'
import type { Query } from '@tanstack/react-query'

export function queryFilter(...names: readonly QueryName[]): {
  readonly predicate: (query: Query) => boolean
} {
  const requestedNames: ReadonlySet<unknown> = new Set(names)
  return { predicate: ({ queryKey: [name] }) => requestedNames.has(name) }
}
