import { useLingui } from '@lingui/react/macro'
import type { OfficeOrderRowFragment } from './orders.documents.ts'

export function WaitingReason({ order }: { readonly order: OfficeOrderRowFragment['order'] }) {
  const { t } = useLingui()
  if (order.hold === 'CREDIT') return <span className="low">{t`invoice overdue`}</span>
  if (order.hold === 'CHECK') return <span className="low">{t`held by the office`}</span>
  return order.state === 'SUBMITTED' && order.notes !== '' ? t`note` : null
}
