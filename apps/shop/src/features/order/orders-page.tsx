import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { ButtonLink } from '@provender/ui/controls/button'
import { Pager } from '@provender/ui/controls/pager'
import { Empty } from '@provender/ui/page/empty-state'
import { PageHeader } from '@provender/ui/page/page-parts'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { useLanguage } from '@provender/web/texts/use-language'
import { useSuspenseQuery } from '@tanstack/react-query'
import { __iconData as receiptText } from 'lucide-react/icons/receipt-text'
import { isFiltered, type OrderFilter, ordersHref } from './order-filter.ts'
import { OrderItem } from './order-item.tsx'
import { OrderSearch } from './order-search.tsx'
import { ordersQuery } from './orders-queries.ts'

const OrdersIcon = icon(receiptText)

export function OrdersPage({ filter }: { readonly filter: OrderFilter }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { orders, total, pageSize } = useSuspenseQuery(ordersQuery(filter)).data.orders
  const countText = showCount(total, language)
  return (
    <>
      <PageHeader
        title={t`Orders`}
        detail={
          total === 0
            ? undefined
            : t`${plural(total, { one: `${countText} order`, other: `${countText} orders` })}`
        }
      />
      {(total > 0 || isFiltered(filter)) && <OrderSearch filter={filter} />}
      {orders.length === 0 ? (
        <NoOrders filter={filter} isBeyond={total > 0} />
      ) : (
        <>
          <ul aria-label={t`Orders`} className="border-t border-ink">
            {orders.map((order) => (
              <OrderItem key={order.number} order={order} />
            ))}
          </ul>
          {total > pageSize && (
            <Pages filter={filter} total={total} pageSize={pageSize} visibleCount={orders.length} />
          )}
        </>
      )}
    </>
  )
}

interface NoOrdersProps {
  readonly filter: OrderFilter
  readonly isBeyond: boolean
}

function NoOrders({ filter, isBeyond }: NoOrdersProps) {
  const { t } = useLingui()
  if (isBeyond)
    return (
      <Empty
        icon={<OrdersIcon size="x" />}
        title={t`There are no orders on this page`}
        actions={
          <ButtonLink look="go" href={ordersHref({ ...filter, page: 1 })}>{t`Newest orders`}</ButtonLink>
        }
      />
    )
  if (isFiltered(filter))
    return (
      <Empty
        icon={<OrdersIcon size="x" />}
        title={t`No orders match`}
        actions={
          <ButtonLink look="go" href={hrefOf({ to: '/account/orders' })}>{t`Show all orders`}</ButtonLink>
        }
      >
        {t`Try fewer words, another status or a longer period.`}
      </Empty>
    )
  return (
    <Empty
      icon={<OrdersIcon size="x" />}
      title={t`No orders yet`}
      actions={<ButtonLink look="go" href={hrefOf({ to: '/shop' })}>{t`All products`}</ButtonLink>}
    >
      {t`What you order stays here, ready to be ordered again.`}
    </Empty>
  )
}

interface PagesProps {
  readonly filter: OrderFilter
  readonly total: number
  readonly pageSize: number
  readonly visibleCount: number
}

function Pages({ filter, total, pageSize, visibleCount }: PagesProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { page } = filter
  const from = (page - 1) * pageSize + 1
  const [first, last, all] = [from, from + visibleCount - 1, total].map((count) => showCount(count, language))
  const isLast = from + visibleCount > total
  return (
    <Pager
      label={t`Pages`}
      text={t`${first} to ${last} of ${all}`}
      previous={page > 1 ? { href: ordersHref({ ...filter, page: page - 1 }), name: t`Previous` } : undefined}
      next={isLast ? undefined : { href: ordersHref({ ...filter, page: page + 1 }), name: t`Next` }}
    />
  )
}
