import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CompanyUsersPage } from '../features/company-user/company-users-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/_account/account/settings/colleagues')({
  staticData: { texts: 'service' },
  beforeLoad: requireSignIn,
  loader: async ({ context: { queryClient } }) => {
    const { loadCompanyUsers } = await import('../features/company-user/company-users-query.ts')
    await loadCompanyUsers(queryClient)
  },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Colleagues`), canonical: undefined }, match),
  component: CompanyUsersPage,
})
