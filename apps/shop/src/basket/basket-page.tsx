import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConfig } from '../app/shop-queries.ts'
import { askBasket } from './ask-basket.ts'
import type { BasketPageQuery } from './basket-page.documents.ts'
import { FilledBasket } from './filled-basket.tsx'
import { EmptyBasket, NoBasket } from './no-basket.tsx'
import { useEditedBasket } from './use-edited-basket.ts'

/** A basket: its lines, what is the matter with them, and what they come to. */
export function BasketPage({ id }: { readonly id: string | undefined }) {
  const { basket } = useSuspenseQuery(askBasket(id)).data
  // Another basket is another page: nothing of the lines of the one before is kept.
  return <ShownBasketPage key={basket?.id} id={id} review={basket?.review.lines ?? none} />
}

type Review = NonNullable<BasketPageQuery['basket']>['review']['lines']
const none: Review = []

function ShownBasketPage({ id, review }: { readonly id: string | undefined; readonly review: Review }) {
  const basket = useEditedBasket(id, review)
  useNameInTitle(basket?.name)
  if (!basket) return <NoBasket isGone={id !== undefined} />
  const isEmpty = basket.lines.length + basket.unpriced.length === 0
  return isEmpty ? <EmptyBasket basket={basket} /> : <FilledBasket basket={basket} />
}

/** The basket may be named, or become the active one, in this window after its page was loaded. */
function useNameInTitle(name: string | undefined): void {
  const { appName } = useConfig()
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · ${appName}`
  }, [name, appName])
}
