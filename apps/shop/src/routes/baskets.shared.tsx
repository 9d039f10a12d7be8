import { apiQuery } from '@provender/client/api/api-query'
import { isApiError } from '@provender/client/api/execute'
import { displayBasketName } from '@provender/domain/basket/default-name'
import { languageOf } from '@provender/web/texts/loaded-texts'
import { createFileRoute, notFound, type SearchSchemaInput } from '@tanstack/react-router'
import { BasketSkeleton } from '../features/basket/basket-skeleton.tsx'
import { NoSharedBasket } from '../features/basket/no-shared-basket.tsx'
import { SharedBasket } from '../features/basket/share.documents.ts'
import { SharedBasketPage } from '../features/basket/shared-basket-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/baskets/shared')({
  staticData: { texts: 'trading' },
  beforeLoad: requireSignIn,
  validateSearch: (query: { token: string } & SearchSchemaInput) => ({ token: parseToken(query) }),
  loaderDeps: ({ search: { token = '' } }) => ({ token }),
  loader: async ({ context: { queryClient }, deps: { token } }) => {
    try {
      return await queryClient.fetchQuery(apiQuery(SharedBasket, { token }))
    } catch (error) {
      if (isApiError(error) && error.refusal.code === 404) throw notFound({ data: error.refusal.message })
      throw error
    }
  },
  head: ({ loaderData, match }) => {
    const title = displayBasketName(loaderData?.sharedBasket.name ?? '', languageOf(match.context.i18n))
    return pageMetadata({ title, canonical: undefined }, match)
  },
  pendingMs: 300,
  pendingComponent: BasketSkeleton,
  component: Shared,
  notFoundComponent: ({ data }) => <NoSharedBasket reason={String(data)} />,
})

function parseToken(query: object): string | undefined {
  return 'token' in query && typeof query.token === 'string' ? query.token : undefined
}

function Shared() {
  return <SharedBasketPage basket={Route.useLoaderData().sharedBasket} />
}
