import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FaqPage } from '../features/content/faq-page.tsx'
import { loadFaq } from '../features/content/load-content.ts'
import { pageMetadata } from '../kernel/page/page-metadata.ts'

export const Route = createFileRoute('/faq')({
  staticData: { texts: 'service' },
  loader: ({ context }) => loadFaq(context),
  head: ({ match }) =>
    pageMetadata(
      { title: match.context.i18n._(msg`Questions and answers`), canonical: match.pathname },
      match,
    ),
  component: FaqPage,
})
