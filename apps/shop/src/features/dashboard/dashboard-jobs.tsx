import { useLingui } from '@lingui/react/macro'
import { JobTile, JobTiles } from '@provender/ui/page/job-tile'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { localMoment, shortDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { useQuery } from '@tanstack/react-query'
import { __iconData as listTodo } from 'lucide-react/icons/list-todo'
import { __iconData as rotateCcw } from 'lucide-react/icons/rotate-ccw'
import { __iconData as scanBarcode } from 'lucide-react/icons/scan-barcode'
import { __iconData as zap } from 'lucide-react/icons/zap'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { DueCount } from './due-list.tsx'
import { lastOrderQuery } from './last-order-query.ts'

const UsualsIcon = icon(listTodo)
const QuickIcon = icon(zap)
const ScanIcon = icon(scanBarcode)
const AgainIcon = icon(rotateCcw)

/** The ways to start an order on the home page. The last order is opened, so that its lines can be read before they are added. */
export function DashboardJobs() {
  const { t } = useLingui()
  const language = useLanguage()
  const amounts = useAmounts()
  const { warehouseTimezone } = useConfig()
  const order = useQuery(lastOrderQuery).data?.orders.orders[0]
  const day = order && shortDay(localMoment(order.placedAt, warehouseTimezone).date, language)
  return (
    <JobTiles label={t`Start an order`}>
      <JobTile
        icon={<UsualsIcon size="l" />}
        title={t`Your usuals`}
        detail={<DueCount />}
        href={hrefOf({ to: '/account/order-guide' })}
      />
      <JobTile
        icon={<QuickIcon size="l" />}
        title={t`Quick order`}
        detail={t`Type, paste or upload`}
        href={hrefOf({ to: '/quick-order' })}
      />
      <JobTile
        icon={<ScanIcon size="l" />}
        title={t`Scan`}
        detail={t`Shelf by shelf`}
        href={hrefOf({ to: '/scan' })}
      />
      <JobTile
        icon={<AgainIcon size="l" />}
        title={t`Order again`}
        detail={order ? `${day} · ${amounts.lines(order.lineCount)}` : t`After your first order`}
        href={
          order
            ? hrefOf({ to: '/account/orders/$number', params: { number: order.number } })
            : hrefOf({ to: '/account/orders' })
        }
      />
    </JobTiles>
  )
}
