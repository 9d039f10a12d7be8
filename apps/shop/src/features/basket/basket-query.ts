import { ask } from '@provender/client/api/ask'
import { BasketPage } from './basket-page.documents.ts'

/** A basket with current prices; without an id, the active one. */
export function basketDetailQuery(id: string | undefined) {
  return ask(BasketPage, id === undefined ? {} : { id })
}
