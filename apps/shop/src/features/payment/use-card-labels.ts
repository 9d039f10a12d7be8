import { useLingui } from '@lingui/react/macro'
import type { CardBrand } from '@provender/domain/payment/card'
import type { DeclineReason } from '@provender/domain/payment/payment'

const brands: Readonly<Record<Exclude<CardBrand, 'OTHER'>, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  DISCOVER: 'Discover',
  DINERS: 'Diners Club',
  JCB: 'JCB',
  UNIONPAY: 'UnionPay',
}

export function useCardName(): (card: { readonly brand: CardBrand; readonly lastFour: string }) => string {
  const { t } = useLingui()
  return ({ brand, lastFour }) => {
    const name = brand === 'OTHER' ? t`Card` : brands[brand]
    return t`${name} ending in ${lastFour}`
  }
}

export function useDeclineLabels(): Readonly<Record<DeclineReason, string>> {
  const { t } = useLingui()
  return {
    DECLINED: t`Your payment method was declined.`,
    LACKS_FUNDS: t`Your payment method was declined.` + ' ' + t`The card has insufficient funds.`,
    EXPIRED_CARD: t`Your payment method was declined.` + ' ' + t`The card has expired.`,
  }
}
