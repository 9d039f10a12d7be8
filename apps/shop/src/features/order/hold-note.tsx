import { useLingui } from '@lingui/react/macro'
import type { HoldKind } from '@provender/domain/order/hold'
import type { OrderState } from '@provender/domain/order/order'
import { Note } from '@provender/ui/page/note'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { OverduePayment } from '../payment/overdue-payment.tsx'

export interface HoldNoteProps {
  readonly order: { readonly state: OrderState; readonly hold: HoldKind | null }
}

export function HoldNote({ order: { state, hold } }: HoldNoteProps) {
  const { t } = useLingui()
  const { registerCallPhoneNumber } = useConfig()
  if (state !== 'ON_HOLD') return null
  if (hold === 'CREDIT') return <OverduePayment isPlaced />
  return (
    <Note tone="low">
      <b>{t`Your order is on hold.`}</b> {t`Please get in touch with us.`} {registerCallPhoneNumber}
    </Note>
  )
}
