import { Trans, useLingui } from '@lingui/react/macro'
import { DepartmentBar } from '@provender/ui/header'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { categoryTrail } from '../catalogue/category-trail.ts'
import { shopHref, shopHrefOf } from '../catalogue/shop-address.ts'
import { localMoment, shortDay } from '../format/dates.ts'
import { useNow } from '../format/use-now.ts'
import { useQueryAt } from './here.ts'
import { sessionQuery, useConfig } from './shop-queries.ts'
import { useDepartments } from './use-departments.ts'
import { useLanguage } from './use-language.ts'

/** The departments, the promotions, and until when to order for the next delivery. */
export function HeaderDepartments() {
  const { t } = useLingui()
  const departments = useDepartments()
  const { category, promotion } = useQueryAt('/shop')
  const due = useNextCutOff()
  if (departments.length === 0) return null
  const [shown] = category === undefined ? [] : categoryTrail(departments, category)
  return (
    <DepartmentBar
      label={t`Departments`}
      departments={[
        ...departments.map(({ id, name }) => ({
          href: shopHref({ category: id }),
          name,
          current: shown?.id === id,
        })),
        { href: shopHrefOf('promotion'), name: t`Promotions`, hot: true, current: promotion === 'true' },
      ]}
      due={due}
    />
  )
}

/** Nothing for visitors, and for companies that are not delivered to. */
function useNextCutOff(): ReactNode {
  const { isSignedIn } = useRouteContext({ from: '__root__' })
  const { data, dataUpdatedAt } = useQuery({ ...sessionQuery, enabled: isSignedIn })
  const language = useLanguage()
  const { warehouseTimezone } = useConfig()
  const nowMs = useNow(dataUpdatedAt)
  const next = data?.deliveryDays[0]
  if (!next) return null
  const cutOff = localMoment(next.cutOff, warehouseTimezone)
  const today = localMoment(new Date(nowMs).toISOString(), warehouseTimezone).date
  const time = cutOff.date === today ? cutOff.time : `${shortDay(cutOff.date, language)}, ${cutOff.time}`
  const day = shortDay(next.date, language)
  return (
    <Trans>
      Order by <b className="text-ink">{time}</b> for <b className="text-ink">{day}</b>
    </Trans>
  )
}
