import { msg } from '@lingui/core/macro'
import { displayBasketName } from '@provender/domain/basket/default-name'
import { createFileRoute } from '@tanstack/react-router'
import { idIn } from '../app/id-in.ts'
import { pageHead } from '../app/page-head.ts'
import { orNotFound, signInFirst } from '../app/route-guards.ts'
import { languageOf } from '../app/words.ts'
import { askBasket } from '../basket/ask-basket.ts'
import { BasketBones } from '../basket/basket-bones.tsx'
import { BasketPage } from '../basket/basket-page.tsx'

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
