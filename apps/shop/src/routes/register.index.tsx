import { msg } from '@lingui/core/macro'
import { createFileRoute, trimPathRight } from '@tanstack/react-router'
import { RegisterPage } from '../features/application/register-page.tsx'
import { registrationQuery } from '../features/application/registration-query.ts'
import { pageMetadata } from '../kernel/page/page-metadata.ts'

export const Route = createFileRoute('/register/')({
  staticData: { texts: 'service' },
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(registrationQuery)
  },
  head: ({ match }) =>
    pageMetadata(
      { title: match.context.i18n._(msg`Want to be retailer?`), canonical: trimPathRight(match.pathname) },
      match,
    ),
  component: RegisterPage,
})
