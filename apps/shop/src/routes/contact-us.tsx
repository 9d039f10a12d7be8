import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { ContactPage } from '../contact/contact-page.tsx'
import { loadContact } from '../contact/load-contact.ts'

export const Route = createFileRoute('/contact-us')({
  staticData: { words: 'service' },
  loader: ({ context }) => loadContact(context),
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Contact us`), canonical: '/contact-us' }, match),
  component: ContactPage,
})
