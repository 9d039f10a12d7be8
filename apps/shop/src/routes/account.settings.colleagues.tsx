import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { signInFirst } from '../app/route-guards.ts'
import { ColleaguesPage } from '../settings/colleagues-page.tsx'

export const Route = createFileRoute('/account/settings/colleagues')({
  staticData: { words: 'service' },
  beforeLoad: signInFirst,
  loader: async ({ context: { queryClient } }) => {
    const { loadPeople } = await import('../settings/ask-settings.ts')
    await loadPeople(queryClient)
  },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Colleagues`), canonical: undefined }, match),
  component: ColleaguesPage,
})
