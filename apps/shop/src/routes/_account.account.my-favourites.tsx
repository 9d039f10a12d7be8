import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MyFavouritesPage } from '../features/favourite/my-favourites-page.tsx'
import { myFavouritesQuery } from '../features/favourite/my-favourites-query.ts'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/_account/account/my-favourites')({
  beforeLoad: requireSignIn,
  loader: ({ context: { queryClient } }) => myFavouritesQuery.load(queryClient),
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`My favourites`), canonical: undefined }, match),
  component: MyFavouritesPage,
})
