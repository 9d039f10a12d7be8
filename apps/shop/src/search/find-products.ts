import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { executeOf } from '../api/ask.ts'
import { FindProducts, type FindProductsQuery } from './find-products.documents.ts'

/** What was found for a text. */
export type Finding = FindProductsQuery['products']

/** Products listed while one types; the rest is a press away. */
export const listedAtMost = 6

/** How long one has stopped typing before the text is asked for (decisions, "Routes and screens": remote search). */
export const askAfterMs = 300

export interface Asking {
  readonly client: QueryClient
  readonly text: string
  /** Something else is being typed by now. */
  readonly signal: AbortSignal
}

/** The products of a text, the best first, with what it would find in other ways. Whoever shows them need not know who answered. */
export async function findProducts({ client, text, signal }: Asking): Promise<Finding> {
  const found = await executeOf(client)(FindProducts, { search: text, pageSize: listedAtMost }, signal)
  return found.products
}

/** An answer belongs to its text: one that comes late never stands for another. Without a connection it says so at once. */
export function findingQuery(text: string) {
  return queryOptions({
    queryKey: ['FindProducts', text] as const,
    queryFn: ({ client, signal }) => findProducts({ client, text, signal }),
    networkMode: 'always',
    retry: false,
    refetchOnReconnect: true,
  })
}

/** The text that is asked for: what was typed, in one spacing. */
export function askedText(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, ' ')
}
