import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { ContentPageView } from '../content/content-page.tsx'
import { loadContent } from '../content/load-content.ts'

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
