import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { orNotFound, signInFirst } from '../app/route-guards.ts'
import { askBasket } from '../basket/ask-basket.ts'
import { BasketBones } from '../basket/basket-bones.tsx'
import { BasketPage } from '../basket/basket-page.tsx'

const searchSchema = v.object({ id: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined) })

export const Route = createFileRoute('/baskets/detail')({
  validateSearch: (search) => v.parse(searchSchema, search),
  beforeLoad: signInFirst,
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: ({ context: { queryClient }, deps: { id } }) => orNotFound(queryClient.fetchQuery(askBasket(id))),
  head: ({ loaderData, match: { context } }) => ({
    meta: [{ title: loaderData?.basket?.name ?? context.i18n._(msg`Basket`) }],
  }),
  pendingMs: 300,
  pendingComponent: BasketBones,
  component: BasketDetail,
})

function BasketDetail() {
  return <BasketPage id={Route.useSearch().id} />
}
