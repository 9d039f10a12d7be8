import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@provender/ui/controls/button'
import { Dashboard, DashboardRow } from '@provender/ui/page/home'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { localMoment, shortDay } from '@provender/web/format/dates'
import { timeLeftText } from '@provender/web/format/time-left'
import { useLanguage } from '@provender/web/texts/use-language'
import { useQuery } from '@tanstack/react-query'
import { __iconData as clock } from 'lucide-react/icons/clock'
import { __iconData as receiptText } from 'lucide-react/icons/receipt-text'
import { useNow, useTimeLeft } from '../../kernel/format/use-now.ts'
import { sessionQuery, useConfig } from '../../kernel/session/shop-queries.ts'
import type { SignedInDashboardProps } from '../../kernel/state/signed-in-features-type.ts'
import { lastOrderQuery } from '../catalogue/load-home.ts'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { DashboardBasket } from './dashboard-basket.tsx'

const ClockIcon = icon(clock)
const OrderIcon = icon(receiptText)

export function SignedInDashboard({ arriving = <LastOrder /> }: SignedInDashboardProps) {
  const { t } = useLingui()
  const { data } = useQuery(sessionQuery)
  const next = data?.deliveryDays[0]
  return (
    <Dashboard label={t`At a glance`}>
      {next && <CutOff key={next.cutOff} day={next} />}
      <DashboardBasket />
      {arriving}
    </Dashboard>
  )
}

const timeLeftLook = 'min-w-22 text-end text-[1.125rem] @max-[22rem]:text-[1rem]'

interface CutOffProps {
  readonly day: { readonly date: string; readonly cutOff: string }
}

function CutOff({ day }: CutOffProps) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const { warehouseTimezone } = useConfig()
  const nowMs = useNow()
  const left = useTimeLeft(Date.parse(day.cutOff))
  const { date, time } = localMoment(day.cutOff, warehouseTimezone)
  const today = localMoment(new Date(nowMs).toISOString(), warehouseTimezone).date
  const orderDay = shortDay(date, language)
  const deliveryDay = shortDay(day.date, language)
  return (
    <DashboardRow
      header
      icon={<ClockIcon size="l" />}
      title={date === today ? t`Order by ${time} today` : t`Order by ${orderDay}, ${time}`}
      detail={t`Delivery ${deliveryDay}`}
      end={
        <b className={left.near ? `${timeLeftLook} text-low` : timeLeftLook}>{timeLeftText(left, i18n)}</b>
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
