import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageHead } from '../kernel/app/page-head.ts'

export const Route = createFileRoute('/404')({
  loader: () => {
    throw notFound()
  },
  head: ({ match }) => pageHead(undefined, match),
})
