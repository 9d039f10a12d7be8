import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageMetadata } from '../kernel/page/page-metadata.ts'

export const Route = createFileRoute('/404')({
  loader: () => {
    throw notFound()
  },
  head: ({ match }) => pageMetadata(undefined, match),
})
