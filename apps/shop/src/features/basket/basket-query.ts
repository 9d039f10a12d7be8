import { apiQuery } from '@provender/client/api/api-query'
import { statusOf } from '@provender/client/api/execute'
import type { QueryClient } from '@tanstack/react-query'
import { BasketPage, type BasketPageQuery } from './basket-page.documents.ts'

/** A basket with current prices; without an id, the active one. */
export function basketDetailQuery(id: string | undefined) {
  return apiQuery(BasketPage, id === undefined ? {} : { id })
}

/** Without a connection and a stored answer, the page shows the lines of this tab with what the device knows of them. */
export async function loadBasketDetail(
  client: QueryClient,
  id: string | undefined,
): Promise<BasketPageQuery> {
  const query = basketDetailQuery(id)
  try {
    return await client.fetchQuery(query)
  } catch (error) {
    if (statusOf(error) !== 0) throw error
    const unknown: BasketPageQuery = { basket: null }
    client.setQueryData(query.queryKey, unknown, { updatedAt: 0 })
    return unknown
  }
}
