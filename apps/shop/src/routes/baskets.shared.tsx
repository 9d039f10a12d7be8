import { displayBasketName } from '@provender/domain/basket/default-name'
import { createFileRoute } from '@tanstack/react-router'
import { ask } from '../api/ask.ts'
import { pageHead } from '../app/page-head.ts'
import { orNotFound, signInFirst } from '../app/route-guards.ts'
import { languageOf } from '../app/words.ts'
import { BasketBones } from '../basket/basket-bones.tsx'
import { SharedBasket } from '../basket/share.documents.ts'
import { SharedBasketPage } from '../basket/shared-basket-page.tsx'

export const Route = createFileRoute('/baskets/shared')({
  staticData: { words: 'trading' },
  beforeLoad: signInFirst,
  loaderDeps: ({ search }) => ({ token: tokenIn(search) }),
  loader: ({ context: { queryClient }, deps: { token } }) =>
    orNotFound(queryClient.fetchQuery(ask(SharedBasket, { token }))),
  head: ({ loaderData, match }) => {
    const title = displayBasketName(loaderData?.sharedBasket.name ?? '', languageOf(match.context.i18n))
    return pageHead({ title, canonical: undefined }, match)
  },
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
