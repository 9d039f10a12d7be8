import { createFileRoute, notFound } from '@tanstack/react-router'
import { missingPage } from '../app/head-if-found.ts'
import { pageHead } from '../app/page-head.ts'

export const Route = createFileRoute('/404')({
  loader: () => {
    throw notFound()
  },
  head: ({ match: { context } }) => pageHead(missingPage(context), context),
})
