import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadValues } from '../features/catalogue/load-values.ts'
import { SignInForProducts } from '../features/catalogue/sign-in-for-products.tsx'
import { ValuesPage } from '../features/catalogue/values-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'

export const Route = createFileRoute('/countries')({
  loader: ({ context }) => loadValues(context, 'country'),
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Countries of origin`), canonical: match.pathname }, match),
  component: Countries,
})

function Countries() {
  const { t } = useLingui()
  return Route.useLoaderData().isOpen ? (
    <ValuesPage code="country" title={t`Countries of origin`} />
  ) : (
    <SignInForProducts />
  )
}
