import { createFileRoute } from '@tanstack/react-router'
import { ContentPageView } from '../features/content/content-page.tsx'
import { loadContent } from '../features/content/load-content.ts'
import { pageMetadata } from '../kernel/page/page-metadata.ts'

const slug = 'privacy-policy'

export const Route = createFileRoute('/privacy-policy')({
  staticData: { texts: 'service' },
  loader: ({ context }) => loadContent(context, { slug, flag: 'privacyPolicy' }),
  head: ({ loaderData, match }) => pageMetadata(loaderData, match),
  component: PrivacyPolicy,
})

function PrivacyPolicy() {
  return <ContentPageView slug={slug} />
}
