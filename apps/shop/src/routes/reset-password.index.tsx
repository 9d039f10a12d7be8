import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ResetPage } from '../features/application/reset-page.tsx'
import { pageMetadata } from '../kernel/app/page-metadata.ts'

export const Route = createFileRoute('/reset-password/')({
  staticData: { words: 'service' },
  loaderDeps: ({ search }) => ({ isNew: 'new' in search }),
  loader: ({ deps }) => deps,
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Forgotten your password?`), canonical: undefined }, match),
  component: Reset,
})

function Reset() {
  return <ResetPage isNew={Route.useLoaderData().isNew} />
}
