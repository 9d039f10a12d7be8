import { useLingui } from '@lingui/react/macro'
import { Dashboard, DashboardRow } from '@provender/ui/page/home'
import { icon } from '@provender/ui/tokens/icon'
import { localMoment, shortDay } from '@provender/web/format/dates'
import { timeLeftText } from '@provender/web/format/time-left'
import { useLanguage } from '@provender/web/texts/use-language'
import { useQuery } from '@tanstack/react-query'
import { __iconData as clock } from 'lucide-react/icons/clock'
import { Suspense } from 'react'
import { useNow, useTimeLeft } from '../../kernel/format/use-now.ts'
import { sessionQuery, useConfig } from '../../kernel/session/shop-queries.ts'
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
  const { data } = useQuery(sessionQuery)
  const next = data?.deliveryDays[0]
  return (
    <Dashboard label={t`At a glance`}>
      {next && <CutOff key={next.cutOff} day={next} />}
      <DashboardBasket />
      {todayRows}
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
