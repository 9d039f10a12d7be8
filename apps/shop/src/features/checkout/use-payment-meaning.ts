import { useLingui } from '@lingui/react/macro'
import { formatMinor } from '@provender/domain/money/decimal'
import type { Minor } from '@provender/domain/money/money'
import type { PaymentType } from '@provender/domain/order/order'
import { minorOf } from '@provender/web/format/minor-of'
import { useAmounts } from '../catalogue/use-amounts.ts'
import type { Checkout } from './use-checkout.ts'

/**
 * The consequence of each payment option for the customer. If a line is sold by weight, more than
 * the total is authorised, and no more than that is ever captured.
 */
export function usePaymentMeaning({
  answers,
  quote: { cardHold, credit, review },
}: Pick<Checkout, 'answers' | 'quote'>): Readonly<Record<PaymentType, string>> {
  const { t } = useLingui()
  const { money } = useAmounts()
  const hold = money(cardHold)
  const isWeighed = cardHold !== review.totals.gross
  const left = money(credit?.left ?? '')
  const limit = money(credit?.limit ?? '')
  const rest = (minorOf(credit?.left ?? '0') - minorOf(review.totals.gross)) as Minor
  const after = money(formatMinor(rest))
  const account =
    rest < 0
      ? t`${left} left of your ${limit} limit, inc VAT`
      : t`${left} credit left, ${after} after this order`
  return {
    CASH: answers.method === 'CLICK_AND_COLLECT' ? t`You pay at the counter.` : t`You pay the driver.`,
    CARD: isWeighed
      ? t`We'll reserve ${hold} inc VAT, as weighed items can vary, and charge only for what we send, when it leaves us.`
      : t`We'll reserve ${hold} inc VAT and charge only for what we send, when it leaves us.`,
    ACCOUNT: credit ? account : '',
  }
}
