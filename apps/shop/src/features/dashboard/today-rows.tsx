import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@provender/ui/controls/button'
import { DashboardRow } from '@provender/ui/page/home'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { dayLabels, localMoment, shortDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { useQuery } from '@tanstack/react-query'
import { __iconData as receiptText } from 'lucide-react/icons/receipt-text'
import { __iconData as store } from 'lucide-react/icons/store'
import { __iconData as truck } from 'lucide-react/icons/truck'
import { __iconData as wallet } from 'lucide-react/icons/wallet'
import { overdueAmounts } from '../../kernel/format/overdue-amounts.ts'
import { useToday } from '../../kernel/format/use-today.ts'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { allOverdueSince, onlyOverdue, payableOf } from '../ledger/overdue-invoices.ts'
import { openInvoicesHref } from '../ledger/statement-view.ts'
import { useOrderLabels } from '../order/use-order-labels.ts'
import type { HomeTodayQuery } from './dashboard.documents.ts'
import { homeTodayQuery } from './home-today-query.ts'
import { lastOrderQuery } from './last-order-query.ts'

const DeliveryIcon = icon(truck)
const CollectionIcon = icon(store)
const OverdueIcon = icon(wallet)
const OrderIcon = icon(receiptText)

/** What arrives today and what is overdue; else the last order. More than two rows would push the ways to order off the screen. */
export function TodayRows() {
  const today = useToday()
  const { data } = useQuery(homeTodayQuery)
  const arriving = data?.orders.orders.filter(({ fulfilmentDate }) => fulfilmentDate === today) ?? []
  const language = useLanguage()
  const overdue = data ? overdueAmounts(data.accountStatement, language) : ''
  if (arriving.length === 0 && overdue === '') return <LastOrder />
  return (
    <>
      {arriving.slice(0, overdue === '' ? 2 : 1).map((order) => (
        <OrderOfToday key={order.number} order={order} />
      ))}
      {data && overdue !== '' && <Overdue statement={data.accountStatement} overdue={overdue} />}
    </>
  )
}

function OrderOfToday({ order }: { readonly order: HomeTodayQuery['orders']['orders'][number] }) {
  const { t } = useLingui()
  const { states } = useOrderLabels()
  const { number, method, collectionTime } = order
  const state = states[order.state]
  const isDelivery = method === 'DELIVERY'
  return (
    <DashboardRow
      icon={isDelivery ? <DeliveryIcon size="l" /> : <CollectionIcon size="l" />}
      title={
        isDelivery
          ? t`Arriving today`
          : collectionTime === null
            ? t`Collection today`
            : t`Collection today, ${collectionTime}`
      }
      detail={t`Order ${number}: ${state}`}
      end={
        <ButtonLink
          href={hrefOf({ to: '/account/orders/$number', params: { number } })}
          aria-label={t`Track order ${number}`}
        >
          {t`Track`}
        </ButtonLink>
      }
    />
  )
}

interface OverdueProps {
  readonly statement: HomeTodayQuery['accountStatement']
  readonly overdue: string
}

function Overdue({ statement, overdue }: OverdueProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { openInvoices } = statement
  const isListed = openInvoices.some(({ isOverdue }) => isOverdue) && !onlyOverdue(openInvoices)
  const since = allOverdueSince(statement)
  const { day, month } = dayLabels(since ?? '', language)
  const date = `${day} ${month}`
  const title = t`${overdue} overdue`
  const action = payableOf(openInvoices).some(({ isOverdue }) => isOverdue) ? t`Pay` : t`View`
  return (
    <DashboardRow
      urgent
      icon={<OverdueIcon size="l" />}
      title={title}
      detail={since === undefined ? t`Account statement` : t`since ${date}`}
      end={
        <ButtonLink
          href={isListed ? openInvoicesHref : hrefOf({ to: '/account/account-statements' })}
          aria-label={`${action}, ${title}`}
        >
          {action}
        </ButtonLink>
      }
    />
  )
}

function LastOrder() {
  const { t } = useLingui()
  const language = useLanguage()
  const amounts = useAmounts()
  const { warehouseTimezone } = useConfig()
  const { data } = useQuery(lastOrderQuery)
  const order = data?.orders.orders[0]
  if (!order) return null
  const day = shortDay(localMoment(order.placedAt, warehouseTimezone).date, language)
  const gross = amounts.money(order.totals.gross)
  return (
    <DashboardRow
      icon={<OrderIcon size="l" />}
      title={t`Last order, ${day}`}
      detail={`${amounts.lines(order.lineCount)} · ${t`${gross} inc VAT`}`}
      end={
        <ButtonLink
          href={hrefOf({ to: '/account/orders/$number', params: { number: order.number } })}
          aria-label={t`View order ${order.number}`}
        >
          {t`View`}
        </ButtonLink>
      }
    />
  )
}
