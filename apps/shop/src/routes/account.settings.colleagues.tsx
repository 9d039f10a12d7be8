import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ColleaguesPage } from '../features/company-user/colleagues-page.tsx'
import { pageMetadata } from '../kernel/app/page-metadata.ts'
import { requireSignIn } from '../kernel/app/route-guards.ts'

export const Route = createFileRoute('/account/settings/colleagues')({
  staticData: { words: 'service' },
  beforeLoad: requireSignIn,
  loader: async ({ context: { queryClient } }) => {
    const { loadPeople } = await import('../features/company-user/people-query.ts')
    await loadPeople(queryClient)
  },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Colleagues`), canonical: undefined }, match),
  component: ColleaguesPage,
})
