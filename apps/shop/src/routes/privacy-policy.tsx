import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { ContentPageView } from '../content/content-page.tsx'
import { loadContent } from '../content/load-content.ts'

const slug = 'privacy-policy'

export const Route = createFileRoute('/privacy-policy')({
  staticData: { words: 'service' },
  loader: ({ context }) => loadContent(context, { slug, flag: 'privacyPolicy' }),
  head: ({ loaderData, match }) => pageHead(loaderData, match),
  component: PrivacyPolicy,
})

function PrivacyPolicy() {
  return <ContentPageView slug={slug} />
}
