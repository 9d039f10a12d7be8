import { createFileRoute } from '@tanstack/react-router'
import { ContentPageView } from '../features/content/content-page.tsx'
import { loadContent } from '../features/content/load-content.ts'
import { pageHead } from '../kernel/app/page-head.ts'

const slug = 'about-us'

export const Route = createFileRoute('/about-us')({
  staticData: { words: 'service' },
  loader: ({ context }) => loadContent(context, { slug, flag: 'aboutUs' }),
  head: ({ loaderData, match }) => pageHead(loaderData, match),
  component: AboutUs,
})

function AboutUs() {
  return <ContentPageView slug={slug} />
}
