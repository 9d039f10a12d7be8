import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@provender/ui/controls/button'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { __iconData as fileDown } from 'lucide-react/icons/file-down'
import { __iconData as messageSquareWarning } from 'lucide-react/icons/message-square-exclamation-point'
import { documentHref } from '../../kernel/links/server-files.ts'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { OrderMenu } from './order-menu.tsx'
import type { OrderPageQuery } from './orders.documents.ts'
import { ReorderButton } from './reorder-button.tsx'

const InvoiceIcon = icon(fileDown)
const ReportIcon = icon(messageSquareWarning)

/** What can be done with an order, above its lines. */
export function OrderActions({ order }: { readonly order: OrderPageQuery['order'] }) {
  const { t } = useLingui()
  const { show } = useConfig()
  const invoice = order.documents.find(({ kind }) => kind === 'INVOICE')
  return (
    <div className="flex flex-wrap items-center gap-2 max-tablet:*:grow print:hidden max-tablet:[&>:first-child]:basis-full max-tablet:[&>:last-child]:-mr-2.5 max-tablet:[&>:last-child]:grow-0 max-tablet:[&>a]:px-3">
      <ReorderButton lines={order.lines} />
      {invoice && (
        <ButtonLink href={documentHref(invoice.number)} download aria-label={t`Invoice ${invoice.number}`}>
          <InvoiceIcon size="s" /> {t`Invoice`}
        </ButtonLink>
      )}
      {show.reportAProblem && (
        <ButtonLink href={hrefOf({ to: '/account/help-centre/report', search: { order: order.number } })}>
          <ReportIcon size="s" /> {t`Report a problem`}
        </ButtonLink>
      )}
      <OrderMenu order={order} />
    </div>
  )
}
