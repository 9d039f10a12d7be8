import type { BasketId } from '@provender/domain/ids'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { basketsQuery } from '../basket-store/baskets-query.ts'
import { useBaskets } from '../basket-store/use-basket.ts'
import type { BasketPageQuery } from './basket-page.documents.ts'
import { basketDetailQuery } from './basket-query.ts'
import { FilledBasket } from './filled-basket.tsx'
import { EmptyBasket, NoBasket } from './no-basket.tsx'
import { useEditedBasket } from './use-edited-basket.ts'

type Review = NonNullable<BasketPageQuery['basket']>['review']['lines']

export function BasketPage({ id }: { readonly id: string | undefined }) {
  const stored = useSuspenseQuery(basketDetailQuery(id)).data.basket
  return <BasketOfDevice id={id} review={stored?.review.lines ?? none} />
}

/** A basket that the server does not know: this device has not saved it yet, or it was deleted. */
export function UnknownBasket({ id }: { readonly id: string | undefined }) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const isSaved = useBaskets().totals.has(id as BasketId)
  const [wasSaved] = useState(isSaved)
  useEffect(() => {
    // What this device knows is old.
    if (wasSaved) void queryClient.invalidateQueries(basketsQuery)
    else if (isSaved) void router.invalidate()
  }, [router, queryClient, isSaved, wasSaved])
  if (wasSaved) return <NoBasket isDeleted />
  return <BasketOfDevice id={id} review={none} />
}

interface BasketOfDeviceProps {
  readonly id: string | undefined
  readonly review: Review
}

function BasketOfDevice({ id, review }: BasketOfDeviceProps) {
  const basket = useEditedBasket(id, review)
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

const none: Review = []

function useNameInTitle(name: string | undefined): void {
  const { appName } = useConfig()
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · ${appName}`
  }, [name, appName])
}
