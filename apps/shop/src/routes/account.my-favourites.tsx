import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { signInFirst } from '../app/route-guards.ts'
import { myFavouritesQuery } from '../catalogue/load-favourites.ts'
import { MyFavouritesPage } from '../catalogue/my-favourites-page.tsx'

export const Route = createFileRoute('/account/my-favourites')({
  beforeLoad: signInFirst,
  loader: ({ context: { queryClient } }) => queryClient.fetchQuery(myFavouritesQuery),
  head: ({ match: { context } }) =>
    pageHead({ title: context.i18n._(msg`My favourites`), canonical: undefined }, context),
  component: MyFavouritesPage,
})
