import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import type { BasketPageQuery } from './basket-page.documents.ts'
import { basketDetailQuery } from './basket-query.ts'
import { FilledBasket } from './filled-basket.tsx'
import { EmptyBasket, NoBasket } from './no-basket.tsx'
import { useEditedBasket } from './use-edited-basket.ts'

export function BasketPage({ id }: { readonly id: string | undefined }) {
  const found = useSuspenseQuery(basketDetailQuery(id)).data.basket
  const basket = useEditedBasket(id, found?.review.lines ?? none)
  useNameInTitle(basket?.name)
  if (!basket) return <NoBasket isDeleted={id !== undefined} />
  const isEmpty = basket.lines.length + basket.unpriced.length === 0
  // The key resets the page when another basket is shown. A new review of the same basket keeps the search and an open menu.
  return isEmpty ? (
    <EmptyBasket key={basket.id} basket={basket} />
  ) : (
    <FilledBasket key={basket.id} basket={basket} />
  )
}

const none: NonNullable<BasketPageQuery['basket']>['review']['lines'] = []

function useNameInTitle(name: string | undefined): void {
  const { appName } = useConfig()
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · ${appName}`
  }, [name, appName])
}
