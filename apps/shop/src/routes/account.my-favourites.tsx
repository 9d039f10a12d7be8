import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MyFavouritesPage } from '../account/my-favourites-page.tsx'
import { pageHead } from '../app/page-head.ts'
import { signInFirst } from '../app/route-guards.ts'
import { myFavouritesQuery } from '../catalogue/my-favourites-query.ts'

export const Route = createFileRoute('/account/my-favourites')({
  beforeLoad: signInFirst,
  loader: ({ context: { queryClient } }) => myFavouritesQuery.load(queryClient),
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`My favourites`), canonical: undefined }, match),
  component: MyFavouritesPage,
})
