import { useLingui } from '@lingui/react/macro'
import { longDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useAmounts } from '../catalogue/use-amounts.ts'
import type { Quote } from './checkout-query.ts'
import { isTooLateFor } from './checkout-steps.ts'

type PaymentOption = Quote['paymentOptions'][number]

export interface PaymentOptionNoteProps {
  readonly quote: Quote
  readonly option: PaymentOption
  readonly date: string | undefined
}

/** Why this order cannot be paid this way, with the amounts or days; or that the order would wait for an overdue invoice. */
export function PaymentOptionNote({ quote, option, date }: PaymentOptionNoteProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const reason = useReason(quote)(option)
  if (reason !== undefined) return <p className="text-low">{reason}</p>
  if (isTooLateFor(option, { date })) {
    const lastDay = longDay(option.lastDay ?? '', language)
    return (
      <p className="text-low">{t`A card is only held for a few days. The last day possible is ${lastDay}. Choose an earlier day or pay another way.`}</p>
    )
  }
  if (!option.waitsForOffice) return null
  return <p className="text-low">{t`An invoice is overdue: the order goes on hold until it is paid.`}</p>
}

function useReason({ review, cardHold }: Quote): (option: PaymentOption) => string | undefined {
  const { t } = useLingui()
  const { money } = useAmounts()
  const { registerCallPhoneNumber } = useConfig()
  const total = money(review.totals.gross)
  const hold = money(cardHold)
  return ({ problem, bound }) => {
    const amount = money(bound ?? '')
    switch (problem) {
      case null:
        return undefined
      case 'NO_ACCOUNT':
        return `${t`Your company doesn't have a credit account yet. Please call us.`} ${registerCallPhoneNumber}`.trim()
      case 'OVER_CREDIT_LIMIT':
        return t`This order comes to ${total} inc VAT, and you have ${amount} left. Pay another way or remove some lines.`
      case 'BELOW_LEAST_CHARGE':
        return t`A card takes ${amount} or more, and this order comes to ${hold}.`
      case 'ABOVE_MOST_CHARGE':
        return t`A card takes ${amount} at most, and this order comes to ${hold}.`
    }
  }
}
