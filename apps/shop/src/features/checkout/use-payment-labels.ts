import { useLingui } from '@lingui/react/macro'
import type { FulfilmentMethod } from '@provender/domain/basket/basket'
import type { PaymentType } from '@provender/domain/order/order'

export function usePaymentLabels(): (
  method: FulfilmentMethod | undefined,
) => Readonly<Record<PaymentType, string>> {
  const { t } = useLingui()
  return (method) => ({
    CASH:
      method === undefined ? t`Cash` : method === 'DELIVERY' ? t`Cash on delivery` : t`Cash on collection`,
    CARD: t`Card online`,
    ACCOUNT: t`On account`,
  })
}
