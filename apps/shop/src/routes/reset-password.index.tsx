import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { ResetPage } from '../joining/reset-page.tsx'

export const Route = createFileRoute('/reset-password/')({
  staticData: { words: 'service' },
  loaderDeps: ({ search }) => ({ isNew: 'new' in search }),
  loader: ({ deps }) => deps,
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Forgotten your password?`), canonical: undefined }, match),
  component: Reset,
})

function Reset() {
  return <ResetPage isNew={Route.useLoaderData().isNew} />
}
