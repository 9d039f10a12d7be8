import { useLingui } from '@lingui/react/macro'
import { Note } from '@provender/ui/page/note'
import type { PaymentCardsQuery } from './payment.documents.ts'

export function TestGatewaySign({ cardGateway }: Pick<PaymentCardsQuery, 'cardGateway'>) {
  const { t } = useLingui()
  if (cardGateway !== 'SANDBOX' && cardGateway !== 'STRIPE_TEST') return null
  return (
    <Note tone="low">
      <b>{t`Test gateway: no money moves.`}</b>
    </Note>
  )
}
