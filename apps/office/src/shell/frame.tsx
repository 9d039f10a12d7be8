import { useLingui } from '@lingui/react/macro'
import { staffMay } from '@provender/domain/permission/permission'
import { ProvenderSign } from '@provender/ui/page/header'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { isConnected, subscribeToConnection } from '@provender/web/connection/connection'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { __iconData as receiptText } from 'lucide-react/icons/receipt-text'
import { __iconData as search } from 'lucide-react/icons/search'
import { __iconData as userRound } from 'lucide-react/icons/user-round'
import { __iconData as users } from 'lucide-react/icons/users'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useFindOrDo } from '../features/find/use-find-or-do.tsx'
import { useOrderCount } from '../features/order/order-count.ts'
import { waitingQuery } from '../features/order/order-queries.ts'
import { useMember } from '../features/staff/member.ts'
import { PasswordQuestion } from '../features/staff/password-question.tsx'
import { useRoleNames } from '../features/staff/use-role-names.ts'
import { useWholesaler } from '../kernel/wholesaler.ts'
import { useSession } from './use-session.ts'

const OrdersIcon = icon(receiptText)
const FindIcon = icon(search)
const YouIcon = icon(userRound)
const StaffIcon = icon(users)

/** The screens around the page: a rail on a desk, tabs on a phone. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui()
  const { appName } = useWholesaler()
  const { name, role } = useMember()
  const roleNames = useRoleNames()
  useSession()
  const { openFinder, finder } = useFindOrDo()
  const [orders, you, staff] = [
    useScreenLink({ to: '/orders' }),
    useScreenLink({ to: '/you' }),
    useScreenLink({ to: '/staff' }),
  ]
  const hasStaff = staffMay(role, 'people')
  const orderCount = useOrderCount()
  // Only members who decide about orders have waiting orders.
  const waiting = useQuery({ ...waitingQuery, enabled: staffMay(role, 'orders.release') }).data?.officeOrders
    .count
  return (
    <div className="office">
      <a href="#page" className="skip sr-only focus:not-sr-only">{t`Skip to main content`}</a>
      <nav className="rail" aria-label={t`Screens`}>
        <a className="rail-mark" href={orders.href} aria-label={appName}>
          <ProvenderSign />
          <span>{appName}</span>
        </a>
        <button type="button" className="rail-find" aria-keyshortcuts="Control+K Meta+K" onClick={openFinder}>
          <FindIcon size="s" />
          <span>{t`Find or do`}</span>
          <kbd aria-hidden>Ctrl K</kbd>
        </button>
        <a {...orders}>
          <OrdersIcon size="s" />
          <span>{t`Orders`}</span>
          {waiting !== undefined && waiting > 0 && <b className="count">{orderCount(waiting)}</b>}
        </a>
        {hasStaff && (
          <a {...staff}>
            <StaffIcon size="s" />
            <span>{t`Staff`}</span>
          </a>
        )}
        <a {...you} className="rail-who">
          <YouIcon size="s" />
          <span>
            {name}
            <small>{roleNames[role]}</small>
          </span>
        </a>
      </nav>
      <main className="work" id="page" tabIndex={-1}>
        <Connection />
        {children}
      </main>
      <nav className="dock" aria-label={t`Screens`}>
        <a {...orders}>
          <OrdersIcon />
          {t`Orders`}
        </a>
        <button type="button" onClick={openFinder}>
          <FindIcon />
          {t`Find`}
        </button>
        {hasStaff && (
          <a {...staff}>
            <StaffIcon />
            {t`Staff`}
          </a>
        )}
        <a {...you}>
          <YouIcon />
          {t`You`}
        </a>
      </nav>
      {finder}
      <PasswordQuestion />
    </div>
  )
}

/** The link is current on the pages below its own too. */
function useScreenLink({ to }: { readonly to: '/orders' | '/you' | '/staff' }) {
  const isCurrent = useRouterState({
    select: ({ matches }) => matches.some(({ fullPath }) => fullPath === to),
  })
  return { href: hrefOf({ to }), 'aria-current': isCurrent ? ('page' as const) : undefined }
}

/** Warns that the data on the screen is outdated. Renders nothing while the connection is live. */
function Connection() {
  const { t } = useLingui()
  const isUp = useSyncExternalStore(subscribeToConnection, isConnected)
  return (
    <output className="connection">
      {!isUp && t`No connection. What you see may have changed; nothing is sent until it is back.`}
    </output>
  )
}
