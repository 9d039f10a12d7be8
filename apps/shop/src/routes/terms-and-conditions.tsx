import { createFileRoute } from '@tanstack/react-router'
import { ContentPageView } from '../features/content/content-page.tsx'
import { loadContent } from '../features/content/load-content.ts'
import { pageMetadata } from '../kernel/page/page-metadata.ts'

const slug = 'terms-and-conditions'

export const Route = createFileRoute('/terms-and-conditions')({
  staticData: { texts: 'service' },
  loader: ({ context }) => loadContent(context, { slug, flag: 'termsAndConditions' }),
  head: ({ loaderData, match }) => pageMetadata(loaderData, match),
  component: Terms,
})

function Terms() {
  return <ContentPageView slug={slug} />
}
