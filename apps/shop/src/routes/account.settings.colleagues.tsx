import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ColleaguesPage } from '../features/company-user/colleagues-page.tsx'
import { pageHead } from '../kernel/app/page-head.ts'
import { signInFirst } from '../kernel/app/route-guards.ts'

export const Route = createFileRoute('/account/settings/colleagues')({
  staticData: { words: 'service' },
  beforeLoad: signInFirst,
  loader: async ({ context: { queryClient } }) => {
    const { loadPeople } = await import('../features/company-user/ask-people.ts')
    await loadPeople(queryClient)
  },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Colleagues`), canonical: undefined }, match),
  component: ColleaguesPage,
})
