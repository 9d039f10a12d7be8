import { ask } from '@provender/client/api/ask'
import { displayBasketName } from '@provender/domain/basket/default-name'
import { createFileRoute } from '@tanstack/react-router'
import { BasketSkeleton } from '../features/basket/basket-skeleton.tsx'
import { SharedBasket } from '../features/basket/share.documents.ts'
import { SharedBasketPage } from '../features/basket/shared-basket-page.tsx'
import { pageMetadata } from '../kernel/app/page-metadata.ts'
import { orNotFound, signInFirst } from '../kernel/app/route-guards.ts'
import { languageOf } from '../kernel/app/words.ts'

export const Route = createFileRoute('/baskets/shared')({
  staticData: { words: 'trading' },
  beforeLoad: signInFirst,
  loaderDeps: ({ search }) => ({ token: tokenIn(search) }),
  loader: ({ context: { queryClient }, deps: { token } }) =>
    orNotFound(queryClient.fetchQuery(ask(SharedBasket, { token }))),
  head: ({ loaderData, match }) => {
    const title = displayBasketName(loaderData?.sharedBasket.name ?? '', languageOf(match.context.i18n))
    return pageMetadata({ title, canonical: undefined }, match)
  },
  pendingMs: 300,
  pendingComponent: BasketSkeleton,
  component: Shared,
})

function tokenIn(search: object): string {
  return 'token' in search && typeof search.token === 'string' ? search.token : ''
}

function Shared() {
  return <SharedBasketPage basket={Route.useLoaderData().sharedBasket} />
}
