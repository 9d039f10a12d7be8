import { ask, executeOf } from '@provender/client/api/ask'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { askDevice } from '../catalogue/device/device-link.ts'
import { FindProducts, type FindProductsQuery, OwnProducts } from './find-products.documents.ts'

/** What was found for a text. */
export type ProductSuggestions = FindProductsQuery['products'] & {
  /** The text it answers. */
  readonly text: string
}

/** Products listed while one types; the rest is a press away. */
export const maxSuggestions = 6

/** The typing pause before the server is asked (docs/product-rules.md#timings). */
const askAfterMs = 300

interface Asking {
  readonly client: QueryClient
  readonly text: string
}

/** The products of a text, the best first, and what narrows them. Whoever shows them need not know who answered. */
export async function findProducts(
  { client, text }: Asking,
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
 * The answer to a text that is being typed: asked for once the fingers rest, and no longer than it stands there. An answer
 * belongs to its text: one that comes late never stands for another. Without a connection it says so at once.
 */
export function suggestionsQuery(text: string) {
  return queryOptions({
    queryKey: ['FindProducts', text] as const,
    queryFn: async ({ client, signal }) => {
      await rest(askAfterMs, signal)
      return await findProducts({ client, text }, signal)
    },
    networkMode: 'always',
    retry: false,
    refetchOnReconnect: true,
  })
}

/**
 * What the catalogue on this device says, at once and without a network; null where there is none yet. The server says it,
 * too, a moment later, with the prices and the stock of now.
 */
export function deviceSuggestionsQuery(text: string) {
  return queryOptions({
    queryKey: ['FindOnDevice', text] as const,
    queryFn: async (): Promise<ProductSuggestions | null> => {
      const products = await askDevice(askedOfDevice(text))
      return products ? { ...products, text } : null
    },
    // The device has it anyway.
    meta: { isMomentary: true },
    networkMode: 'always',
    retry: false,
    staleTime: askedAgainAfterMs,
    gcTime: 60_000,
  })
}

/** What was answered this lately is not asked of the device again. */
const askedAgainAfterMs = 1000

const askedOfDevice = (text: string) => ({ search: text, pageSize: maxSuggestions })

/** The device searches while the letter is drawn. */
export function suggestOnDevice(client: QueryClient, text: string): void {
  void client.prefetchQuery(deviceSuggestionsQuery(text))
}

async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve(undefined)
    })
  })
  signal.throwIfAborted()
}

/** Offered before anything is typed: what the company buys most often, and the login's favourites. */
export const companyProductsQuery = queryOptions({
  ...ask(OwnProducts, { atMost: 4 }),
  networkMode: 'always',
  retry: false,
})

/** The text that is asked for: what was typed, in one spacing. */
export function requestedText(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, ' ')
}
