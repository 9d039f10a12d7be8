import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'

export const Route = createFileRoute('/404')({
  loader: () => {
    throw notFound()
  },
  head: ({ match: { context } }) =>
    pageHead({ title: context.i18n._(msg`Page not found`), canonical: undefined }, context),
})
