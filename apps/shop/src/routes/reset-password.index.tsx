import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ResetPage } from '../features/application/reset-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'

export const Route = createFileRoute('/reset-password/')({
  staticData: { texts: 'service' },
  validateSearch: (query): { readonly new?: '1' | undefined } => ({
    new: query['new'] === undefined ? undefined : '1',
  }),
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Forgotten your password?`), canonical: undefined }, match),
  component: Reset,
})

function Reset() {
  return <ResetPage isNew={Route.useSearch().new !== undefined} />
}
