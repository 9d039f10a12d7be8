import { createFileRoute } from '@tanstack/react-router'
import { ContentPageView } from '../features/content/content-page.tsx'
import { loadContent } from '../features/content/load-content.ts'
import { pageHead } from '../kernel/app/page-head.ts'

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
