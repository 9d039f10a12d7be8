import type { Document } from '@provender/schema/document'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Execute } from './execute.ts'

const executors = new WeakMap<QueryClient, Execute>()

/** Gives the queries of a client the way to the API: in a browser over HTTP, on the server in the process. */
export function connect(client: QueryClient, execute: Execute): void {
  executors.set(client, execute)
}

export function executeOf(client: QueryClient): Execute {
  const execute = executors.get(client)
  if (!execute) throw new Error('This query client is not connected')
  return execute
}

/** A question to the API for loaders and `useQuery`: the same key wherever the same is asked. */
export function ask<Result, Variables extends object>(
  operation: Document<Result, Variables>,
  variables: Variables,
) {
  return queryOptions({
    queryKey: [operation.name, variables] as const,
    queryFn: ({ client }) => executeOf(client)(operation, variables),
  })
}
