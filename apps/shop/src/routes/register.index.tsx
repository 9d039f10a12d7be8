import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { joiningQuery } from '../joining/joining-query.ts'
import { RegisterPage } from '../joining/register-page.tsx'

export const Route = createFileRoute('/register/')({
  staticData: { words: 'service' },
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(joiningQuery)
  },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Want to be retailer?`), canonical: '/register' }, match),
  component: RegisterPage,
})
