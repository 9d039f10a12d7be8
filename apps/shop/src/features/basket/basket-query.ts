import { apiQuery } from '@provender/client/api/api-query'
import { BasketPage } from './basket-page.documents.ts'

/** A basket with current prices; without an id, the active one. */
export function basketDetailQuery(id: string | undefined) {
  return apiQuery(BasketPage, id === undefined ? {} : { id })
}
