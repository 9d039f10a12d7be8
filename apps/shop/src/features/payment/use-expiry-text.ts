import { useLingui } from '@lingui/react/macro'
import type { PaymentCardFieldsFragment } from './payment.documents.ts'

export function useExpiryText(): (
  card: Pick<PaymentCardFieldsFragment, 'expiryMonth' | 'expiryYear' | 'isExpired'>,
) => string {
  const { t } = useLingui()
  return ({ expiryMonth, expiryYear, isExpired }) => {
    const month = `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`
    return isExpired ? t`Expired ${month}` : t`Expires ${month}`
  }
}
