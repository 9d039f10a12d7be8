import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { Empty } from '@provender/ui/blank'
import { ButtonLink } from '@provender/ui/button'
import { icon } from '@provender/ui/icon'
import { PageHead, Pager } from '@provender/ui/page-parts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { __iconData as receiptText } from 'lucide-react/icons/receipt-text'
import { useLanguage } from '../app/use-language.ts'
import { askOrders } from './ask-orders.ts'
import { OrderItem } from './order-item.tsx'

const OrdersIcon = icon(receiptText)

/** The company's orders, newest first. */
export function OrdersPage({ page }: { readonly page: number }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { orders, total, pageSize } = useSuspenseQuery(askOrders(page)).data.orders
  const shown = showCount(total, language)
  return (
    <>
      <PageHead
        title={t`Orders`}
        detail={
          total === 0 ? undefined : t`${plural(total, { one: `${shown} order`, other: `${shown} orders` })}`
        }
      />
      {orders.length === 0 ? (
        <NoOrders isBeyond={total > 0} />
      ) : (
        <>
          <ul aria-label={t`Orders`} className="border-t border-ink">
            {orders.map((order) => (
              <OrderItem key={order.number} order={order} />
            ))}
          </ul>
          {total > pageSize && <Pages page={page} total={total} pageSize={pageSize} shown={orders.length} />}
        </>
      )}
    </>
  )
}

function NoOrders({ isBeyond }: { readonly isBeyond: boolean }) {
  const { t } = useLingui()
  return (
    <Empty
      icon={<OrdersIcon size="x" />}
      title={isBeyond ? t`There are no orders on this page` : t`No orders yet`}
      actions={
        <ButtonLink look="go" href={isBeyond ? '/account/orders' : '/shop'}>
          {isBeyond ? t`Newest orders` : t`All products`}
        </ButtonLink>
      }
    >
      {isBeyond ? undefined : t`What you order stays here, ready to be ordered again.`}
    </Empty>
  )
}

interface PagesProps {
  readonly page: number
  readonly total: number
  readonly pageSize: number
  readonly shown: number
}

function Pages({ page, total, pageSize, shown }: PagesProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const from = (page - 1) * pageSize + 1
  const [first, last, all] = [from, from + shown - 1, total].map((count) => showCount(count, language))
  const isLast = from + shown > total
  return (
    <Pager
      label={t`Pages`}
      text={t`${first} to ${last} of ${all}`}
      previous={page > 1 ? { href: ordersHref(page - 1), name: t`Previous` } : undefined}
      next={isLast ? undefined : { href: ordersHref(page + 1), name: t`Next` }}
    />
  )
}

function ordersHref(page: number): string {
  return page === 1 ? '/account/orders' : `/account/orders?page=${page}`
}
