import { apiQuery, executeOf } from '@provender/client/api/api-query'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { queryDevice } from '../catalogue/device/device-link.ts'
import { FindProducts, type FindProductsQuery, OwnProducts } from './product-suggestions.documents.ts'

export type ProductSuggestions = FindProductsQuery['products'] & {
  readonly text: string
}

export const maxSuggestions = 6

/** The typing pause before the server is queried (docs/product-rules.md#timings). */
const typingPauseMs = 300

interface SuggestionRequest {
  readonly client: QueryClient
  readonly text: string
}

export async function fetchSuggestions(
  { client, text }: SuggestionRequest,
  signal?: AbortSignal,
): Promise<ProductSuggestions> {
  const { products } = await executeOf(client)(
    FindProducts,
    { search: text, pageSize: maxSuggestions },
    signal,
  )
  return { ...products, text }
}

/**
 * The results for a text during typing. Queries the server after a pause, and aborts when the text changes. Results
 * belong to their text: a late response never replaces those of a newer text. Fails at once without a connection.
 */
export function suggestionsQuery(text: string) {
  return queryOptions({
    queryKey: ['FindProducts', text] as const,
    queryFn: async ({ client, signal }) => {
      await pause(typingPauseMs, signal)
      return await fetchSuggestions({ client, text }, signal)
    },
    networkMode: 'always',
    retry: false,
    refetchOnReconnect: true,
  })
}

/**
 * Results from the catalogue on this device, at once and without a network; null if there is no catalogue yet. The
 * server's results follow a moment later, with current prices and stock.
 */
export function deviceSuggestionsQuery(text: string) {
  return queryOptions({
    queryKey: ['FindOnDevice', text] as const,
    queryFn: async (): Promise<ProductSuggestions | null> => {
      const products = await queryDevice(deviceRequest(text))
      return products ? { ...products, text } : null
    },
    // The device has the catalogue anyway, so do not store the results.
    meta: { isMomentary: true },
    networkMode: 'always',
    retry: false,
    staleTime: deviceStaleMs,
    gcTime: 60_000,
  })
}

/** Newer results are not queried from the device again. */
const deviceStaleMs = 1000

const deviceRequest = (text: string) => ({ search: text, pageSize: maxSuggestions })

/** Starts the search on the device while the letter is painted. */
export function suggestOnDevice(client: QueryClient, text: string): void {
  void client.prefetchQuery(deviceSuggestionsQuery(text))
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve(undefined)
    })
  })
  signal.throwIfAborted()
}

/** Shown before anything is typed: what the company buys most often, and the user's favourites. */
export const companyProductsQuery = queryOptions({
  ...apiQuery(OwnProducts, { atMost: 4 }),
  networkMode: 'always',
  retry: false,
})

export function normaliseSearchText(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, ' ')
}
