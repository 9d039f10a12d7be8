import { msg } from '@lingui/core/macro'
import { parseWords } from '@provender/web/address/parse-words'
import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../features/contact/contact-page.tsx'
import type { ContactSearch } from '../features/contact/contact-search.ts'
import { loadContact } from '../features/contact/load-contact.ts'
import { pageMetadata } from '../kernel/page/page-metadata.ts'

/** As long as the search that did not find it. */
const maxProductLength = 200

export const Route = createFileRoute('/_account/contact-us')({
  staticData: { texts: 'service' },
  validateSearch: (query): ContactSearch => ({
    product: parseWords(query, 'product', maxProductLength) || undefined,
  }),
  loader: ({ context }) => loadContact(context),
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Contact us`), canonical: match.pathname }, match),
  component: Contact,
})

function Contact() {
  return <ContactPage {...Route.useSearch()} />
}
