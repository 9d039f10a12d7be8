import type { Document } from '@provender/schema/document'
import type { DataTag, QueryClient } from '@tanstack/query-core'
import type { Execute } from './execute.ts'

const executors = new WeakMap<QueryClient, Execute>()

/** Connects the queries of a client to the API: in a browser over HTTP, on the server in the same process. */
export function connect(client: QueryClient, execute: Execute): void {
  executors.set(client, execute)
}

export function executeOf(client: QueryClient): Execute {
  const execute = executors.get(client)
  if (!execute) throw new Error('This query client is not connected')
  return execute
}

type QueryKey<Variables> = readonly [string, Variables]

interface Query<Result, Variables> {
  readonly queryKey: DataTag<QueryKey<Variables>, Result, Error>
  readonly queryFn: (context: { readonly client: QueryClient }) => Promise<Result>
}

/** Query options for loaders and `useQuery`. The same operation with the same variables has the same key. */
export function apiQuery<Result, Variables extends object>(
  operation: Document<Result, Variables>,
  variables: Variables,
): Query<Result, Variables> {
  const queryKey: QueryKey<Variables> = [operation.name, variables]
  return {
    queryKey: queryKey as Query<Result, Variables>['queryKey'],
    queryFn: ({ client }) => executeOf(client)(operation, variables),
  }
}
