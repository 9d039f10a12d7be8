import { useLingui } from '@lingui/react/macro'
import { PageHeader } from '@provender/ui/page/page-parts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { PagePart } from '../../kernel/errors/page-part.tsx'
import { sessionQuery } from '../../kernel/session/shop-queries.ts'
import { LegalLinks } from '../account/legal-links.tsx'
import { LogOutButton } from '../account/log-out-button.tsx'
import { AccountBalance } from './account-balance.tsx'
import { AccountGroups } from './account-groups.tsx'
import { LastOrders } from './last-orders.tsx'
import { NextOrders } from './next-orders.tsx'
import { UnreadNotifications } from './unread-notifications.tsx'

/** The first page of the account: what is owed, what arrives, the last orders, unread notifications, and the way to all other pages. */
export function AccountHomePage() {
  const { t } = useLingui()
  const session = useSuspenseQuery(sessionQuery).data
  const { appFrame } = useRouteContext({ from: '__root__' })
  const { user } = session
  const detail = appFrame ? `${user.code} · ${user.name}` : undefined
  return (
    <>
      <PageHeader title={user.companyName || t`Account`} detail={detail} />
      {!appFrame && (
        <p className="-mt-2 mb-4 text-small wrap-anywhere text-ink-2 md:hidden">
          {[t`Account ${user.code}`, user.name].filter(Boolean).join(' · ')}
        </p>
      )}
      <div className="grid gap-3 pt-1 tablet:grid-cols-2 tablet:gap-4">
        <PagePart>
          <AccountBalance />
        </PagePart>
        <PagePart>
          <NextOrders />
        </PagePart>
      </div>
      <PagePart>
        <LastOrders />
      </PagePart>
      <PagePart>
        <UnreadNotifications />
      </PagePart>
      <div className={appFrame ? 'mt-8 grid gap-6' : 'mt-8 grid gap-6 md:hidden'}>
        <AccountGroups session={session} />
        {appFrame && (
          <div>
            <h2 className="text-small text-ink-2">{t`Legal`}</h2>
            <LegalLinks />
          </div>
        )}
        <div>
          <LogOutButton />
        </div>
      </div>
    </>
  )
}
