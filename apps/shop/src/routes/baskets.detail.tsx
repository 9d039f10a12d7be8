import { msg } from '@lingui/core/macro'
import { displayBasketName } from '@provender/domain/basket/default-name'
import { parseId } from '@provender/web/address/parse-id'
import { languageOf } from '@provender/web/texts/loaded-texts'
import { createFileRoute } from '@tanstack/react-router'
import { BasketPage, UnknownBasket } from '../features/basket/basket-page.tsx'
import { loadBasketDetail } from '../features/basket/basket-query.ts'
import { BasketSkeleton } from '../features/basket/basket-skeleton.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { orNotFound, requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/baskets/detail')({
  staticData: { texts: 'trading', isClear: true },
  beforeLoad: requireSignIn,
  validateSearch: (query): { readonly id?: string | undefined } => ({ id: parseId(query, 'id') }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { queryClient }, deps: { id } }) => orNotFound(loadBasketDetail(queryClient, id)),
  head: ({ loaderData, match }) => {
    const { i18n } = match.context
    const name = loaderData?.basket?.name
    const title = name === undefined ? i18n._(msg`Basket`) : displayBasketName(name, languageOf(i18n))
    return pageMetadata({ title, canonical: undefined }, match)
  },
  pendingMs: 300,
  pendingComponent: BasketSkeleton,
  notFoundComponent: NotSaved,
  component: BasketDetail,
})

function NotSaved() {
  return <UnknownBasket id={Route.useSearch().id} />
}

function BasketDetail() {
  return <BasketPage id={Route.useLoaderDeps().id} />
}
