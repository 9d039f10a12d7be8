import { ask } from '@provender/client/api/ask'
import { BasketPage } from './basket-page.documents.ts'

/** A basket with its prices as they are now; without an id, the active one. */
export function basketDetailQuery(id: string | undefined) {
  return ask(BasketPage, id === undefined ? {} : { id })
}
