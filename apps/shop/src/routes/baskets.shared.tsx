import { createFileRoute } from '@tanstack/react-router'
import { ask } from '../api/ask.ts'
import { pageHead } from '../app/page-head.ts'
import { orNotFound, signInFirst } from '../app/route-guards.ts'
import { BasketBones } from '../basket/basket-bones.tsx'
import { SharedBasket } from '../basket/share.documents.ts'
import { SharedBasketPage } from '../basket/shared-basket-page.tsx'

export const Route = createFileRoute('/baskets/shared')({
  staticData: { words: 'trading' },
  beforeLoad: signInFirst,
  loaderDeps: ({ search }) => ({ token: tokenIn(search) }),
  loader: ({ context: { queryClient }, deps: { token } }) =>
    orNotFound(queryClient.fetchQuery(ask(SharedBasket, { token }))),
  head: ({ loaderData, match: { context } }) =>
    pageHead({ title: loaderData?.sharedBasket.name ?? '', canonical: undefined }, context),
  pendingMs: 300,
  pendingComponent: BasketBones,
  component: Shared,
})

function tokenIn(search: object): string {
  return 'token' in search && typeof search.token === 'string' ? search.token : ''
}

function Shared() {
  return <SharedBasketPage basket={Route.useLoaderData().sharedBasket} />
}
