import { useLingui } from '@lingui/react/macro'
import { Dashboard, DashboardRow } from '@provender/ui/page/home'
import { icon } from '@provender/ui/tokens/icon'
import { localMoment, shortDay } from '@provender/web/format/dates'
import { timeLeftText } from '@provender/web/format/time-left'
import { useLanguage } from '@provender/web/texts/use-language'
import { __iconData as clock } from 'lucide-react/icons/clock'
import { Suspense } from 'react'
import { useNow } from '../../kernel/format/use-now.ts'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { type NextDelivery, useNextDelivery } from '../../kernel/session/use-next-delivery.ts'
import { DashboardBasket } from './dashboard-basket.tsx'
import { TodayRows } from './load-dashboard.ts'

const ClockIcon = icon(clock)

/** The same element in each render: React would clear what the server rendered if it changed before its script has come. */
const todayRows = (
  <Suspense>
    <TodayRows />
  </Suspense>
)

export function SignedInDashboard() {
  const { t } = useLingui()
  const next = useNextDelivery()
  return (
    <Dashboard label={t`At a glance`}>
      {next && <CutOff delivery={next} />}
      <DashboardBasket />
      {todayRows}
    </Dashboard>
  )
}

const timeLeftLook = 'min-w-22 text-end text-[1.125rem] @max-[22rem]:text-[1rem]'

function CutOff({ delivery }: { readonly delivery: NextDelivery }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const { warehouseTimezone } = useConfig()
  const nowMs = useNow()
  const { left } = delivery
  const { date, time } = localMoment(delivery.cutOff, warehouseTimezone)
  const today = localMoment(new Date(nowMs).toISOString(), warehouseTimezone).date
  const orderDay = shortDay(date, language)
  const deliveryDay = shortDay(delivery.date, language)
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
