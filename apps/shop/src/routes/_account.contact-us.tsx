import { msg } from '@lingui/core/macro'
import { parseText } from '@provender/web/address/parse-text'
import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../features/contact/contact-page.tsx'
import type { ContactSearch } from '../features/contact/contact-search.ts'
import { loadContact } from '../features/contact/load-contact.ts'
import { pageMetadata } from '../kernel/page/page-metadata.ts'

export const Route = createFileRoute('/_account/contact-us')({
  staticData: { texts: 'service' },
  validateSearch: (query): ContactSearch => ({ product: parseText(query, 'product') || undefined }),
  loader: ({ context }) => loadContact(context),
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Contact us`), canonical: match.pathname }, match),
  component: Contact,
})

function Contact() {
  return <ContactPage {...Route.useSearch()} />
}
