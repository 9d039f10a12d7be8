import { createFileRoute } from '@tanstack/react-router'
import { ContentPageView } from '../features/content/content-page.tsx'
import { loadContent } from '../features/content/load-content.ts'
import { pageMetadata } from '../kernel/page/page-metadata.ts'

const slug = 'about-us'

export const Route = createFileRoute('/about-us')({
  staticData: { texts: 'service' },
  loader: ({ context }) => loadContent(context, { slug, flag: 'aboutUs' }),
  head: ({ loaderData, match }) => pageMetadata(loaderData, match),
  component: AboutUs,
})

function AboutUs() {
  return <ContentPageView slug={slug} />
}
