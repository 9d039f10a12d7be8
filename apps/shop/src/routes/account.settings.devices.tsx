import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { signInFirst } from '../app/route-guards.ts'
import { DevicesPage } from '../sessions/devices-page.tsx'
import { devicesQuery } from '../sessions/devices-query.ts'

export const Route = createFileRoute('/account/settings/devices')({
  staticData: { words: 'service' },
  beforeLoad: signInFirst,
  loader: async ({ context: { queryClient } }) => {
    await queryClient.fetchQuery(devicesQuery)
  },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Logged-in devices`), canonical: undefined }, match),
  component: DevicesPage,
})
