import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DevicesPage } from '../features/account/sessions/devices-page.tsx'
import { devicesQuery } from '../features/account/sessions/devices-query.ts'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/_account/account/settings/devices')({
  staticData: { texts: 'service' },
  beforeLoad: requireSignIn,
  loader: async ({ context: { queryClient } }) => {
    await queryClient.fetchQuery(devicesQuery)
  },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Logged-in devices`), canonical: undefined }, match),
  component: DevicesPage,
})
