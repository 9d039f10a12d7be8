import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@provender/ui/controls/button'
import { Empty } from '@provender/ui/page/empty-state'
import { PageHeader } from '@provender/ui/page/page-parts'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { useSuspenseQuery } from '@tanstack/react-query'
import { __iconData as receiptText } from 'lucide-react/icons/receipt-text'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { reportableQuery } from './claims-queries.ts'
import { ReportForm } from './report-form.tsx'

const OrdersIcon = icon(receiptText)

export interface ReportPageProps {
  /** The order in the address; empty if there is none. */
  readonly order: string
}

export function ReportPage({ order }: ReportPageProps) {
  const { t } = useLingui()
  const { show } = useConfig()
  const { orders } = useSuspenseQuery(reportableQuery).data.orders
  return (
    <div className="max-w-170">
      <PageHeader title={t`Report a problem`} detail={order === '' ? undefined : t`Order ${order}`} />
      {orders.length === 0 ? (
        <Empty
          icon={<OrdersIcon size="x" />}
          title={t`No orders yet`}
          actions={
            show.contactUs && (
              <ButtonLink look="go" href={hrefOf({ to: '/contact-us' })}>{t`Contact us`}</ButtonLink>
            )
          }
        >
          {t`A report is about an order. For anything else, write to us or call us.`}
        </Empty>
      ) : (
        <ReportForm orders={orders} orderInAddress={order} />
      )}
    </div>
  )
}
