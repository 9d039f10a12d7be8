import { useLingui } from '@lingui/react/macro'
import { PageHeader } from '@provender/ui/page/page-parts'
import { SectionHeader } from '@provender/ui/page/section-header'
import { hrefOf } from '@provender/web/address/href-of'
import { type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { PagePart } from '../../kernel/errors/page-part.tsx'
import { sessionQuery } from '../../kernel/session/shop-queries.ts'
import { LegalLinks } from '../account/legal-links.tsx'
import { LogOutButton } from '../account/log-out-button.tsx'
import { OrderItem } from '../order/order-item.tsx'
import { ordersQuery } from '../order/orders-queries.ts'
import { AccountBalance } from './account-balance.tsx'
import { AccountGroups } from './account-groups.tsx'
import { accountStatementQuery } from './account-statement-query.ts'

const newestOrdersQuery = ordersQuery({ page: 1, state: '', period: '', words: '' })
const maxOrders = 3

/** Loads the data that the account page shows in the app only. Without a connection the page omits it. */
export async function loadAppAccount(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(accountStatementQuery(queryClient)),
    queryClient.prefetchQuery(newestOrdersQuery),
  ])
}

/** The first page of the account in the app: debts, last orders and links. */
export function AppAccount() {
  const { t } = useLingui()
  const session = useSuspenseQuery(sessionQuery).data
  const { user } = session
  return (
    <div className="mx-auto grid max-w-180 gap-6 pt-1 pb-4">
      <PageHeader title={user.companyName || t`Account`} detail={`${user.code} · ${user.name}`} />
      <PagePart>
        <AccountBalance />
      </PagePart>
      <PagePart>
        <NewestOrders />
      </PagePart>
      <AccountGroups session={session} />
      <div>
        <h2 className="text-small text-ink-2">{t`Legal`}</h2>
        <LegalLinks />
      </div>
      <LogOutButton />
    </div>
  )
}

function NewestOrders() {
  const { t } = useLingui()
  const data = useQuery(newestOrdersQuery).data?.orders
  if (!data || data.orders.length === 0) return null
  return (
    <section aria-label={t`Orders`} className="-mt-8">
      <SectionHeader
        title={t`Orders`}
        more={{ href: hrefOf({ to: '/account/orders' }), name: t`All ${data.total}` }}
      />
      <ul className="border-t border-ink">
        {data.orders.slice(0, maxOrders).map((order) => (
          <OrderItem key={order.number} order={order} />
        ))}
      </ul>
    </section>
  )
}
