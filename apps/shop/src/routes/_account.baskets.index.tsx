import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { basketsQuery } from '../features/basket-store/baskets-query.ts'
import { BasketsPage } from '../features/basket/baskets-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/_account/baskets/')({
  staticData: { texts: 'trading' },
  beforeLoad: requireSignIn,
  // The tab shows its own baskets at once. This request loads changes from other devices.
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(basketsQuery),
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Baskets`), canonical: undefined }, match),
  component: BasketsPage,
})
