import { msg } from '@lingui/core/macro'
import { createFileRoute, trimPathRight } from '@tanstack/react-router'
import { joiningQuery } from '../features/application/joining-query.ts'
import { RegisterPage } from '../features/application/register-page.tsx'
import { pageMetadata } from '../kernel/app/page-metadata.ts'

export const Route = createFileRoute('/register/')({
  staticData: { words: 'service' },
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(joiningQuery)
  },
  head: ({ match }) =>
    pageMetadata(
      { title: match.context.i18n._(msg`Want to be retailer?`), canonical: trimPathRight(match.pathname) },
      match,
    ),
  component: RegisterPage,
})
