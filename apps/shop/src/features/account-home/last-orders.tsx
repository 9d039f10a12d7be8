import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { hrefOf } from '@provender/web/address/href-of'
import { useLanguage } from '@provender/web/texts/use-language'
import { useQuery } from '@tanstack/react-query'
import { OrderItem } from '../order/order-item.tsx'
import { newestOrdersQuery } from '../order/orders-queries.ts'
import { HomeSectionHeading } from './home-section-heading.tsx'

const maxOrders = 3

export function LastOrders() {
  const { t } = useLingui()
  const language = useLanguage()
  const data = useQuery(newestOrdersQuery).data?.orders
  if (!data || data.orders.length === 0) return null
  const total = showCount(data.total, language)
  return (
    <section aria-label={t`Last orders`}>
      <HomeSectionHeading
        title={t`Last orders`}
        more={{
          href: hrefOf({ to: '/account/orders' }),
          name: data.total > maxOrders ? t`All ${total} orders` : t`All orders`,
        }}
      />
      <ul aria-label={t`Last orders`} className="border-t border-ink">
        {data.orders.slice(0, maxOrders).map((order) => (
          <OrderItem key={order.number} order={order} />
        ))}
      </ul>
    </section>
  )
}
