import { msg } from '@lingui/core/macro'
import { displayBasketName } from '@provender/domain/basket/default-name'
import { createFileRoute } from '@tanstack/react-router'
import { askBasket } from '../features/basket/ask-basket.ts'
import { BasketBones } from '../features/basket/basket-bones.tsx'
import { BasketPage } from '../features/basket/basket-page.tsx'
import { idIn } from '../kernel/app/id-in.ts'
import { pageHead } from '../kernel/app/page-head.ts'
import { orNotFound, signInFirst } from '../kernel/app/route-guards.ts'
import { languageOf } from '../kernel/app/words.ts'

export const Route = createFileRoute('/baskets/detail')({
  staticData: { words: 'trading' },
  beforeLoad: signInFirst,
  loaderDeps: ({ search }) => ({ id: idIn(search, 'id') }),
  loader: ({ context: { queryClient }, deps: { id } }) => orNotFound(queryClient.fetchQuery(askBasket(id))),
  head: ({ loaderData, match }) => {
    const { i18n } = match.context
    const name = loaderData?.basket?.name
    const title = name === undefined ? i18n._(msg`Basket`) : displayBasketName(name, languageOf(i18n))
    return pageHead({ title, canonical: undefined }, match)
  },
  pendingMs: 300,
  pendingComponent: BasketBones,
  component: BasketDetail,
})

function BasketDetail() {
  return <BasketPage id={Route.useLoaderDeps().id} />
}
