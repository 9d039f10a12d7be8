import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { FaqPage } from '../content/faq-page.tsx'
import { loadFaq } from '../content/load-content.ts'

export const Route = createFileRoute('/faq')({
  staticData: { words: 'service' },
  loader: ({ context }) => loadFaq(context),
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Questions and answers`), canonical: '/faq' }, match),
  component: FaqPage,
})
