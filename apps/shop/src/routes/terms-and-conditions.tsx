import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { ContentPageView } from '../content/content-page.tsx'
import { loadContent } from '../content/load-content.ts'

const slug = 'terms-and-conditions'

export const Route = createFileRoute('/terms-and-conditions')({
  staticData: { words: 'service' },
  loader: ({ context }) => loadContent(context, { slug, flag: 'termsAndConditions' }),
  head: ({ loaderData, match }) => pageHead(loaderData, match),
  component: Terms,
})

function Terms() {
  return <ContentPageView slug={slug} />
}
