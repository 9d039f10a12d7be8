import type { Language } from '@provender/domain/languages'
import { formatMinor } from '@provender/domain/money/decimal'
import { decimalMark } from '@provender/domain/money/show-money'
import { displayedQuantity } from '@provender/domain/units/quantity-limits'
import { formatMessage } from '@provender/messages/format-message'
import { orderChangeMessages } from '@provender/messages/refusals/order-change-messages'
import type { PublicRefusal } from './order-lock.ts'

/** Why an order was not changed, for users: which line, why, and the maximum that is possible. */
export function changeRefusalText(
  refusal: PublicRefusal,
  language: Language,
  { withPrices = true } = {},
): string {
  const message: string = orderChangeMessages[messageKey(refusal, withPrices)]
  const largest = largestText(refusal, language)
  return formatMessage(language, message, {
    ...('position' in refusal ? { position: refusal.position } : {}),
    ...('lines' in refusal ? { lines: refusal.lines } : {}),
    ...(largest === undefined ? {} : { most: largest }),
  })
}

function messageKey(refusal: PublicRefusal, withPrices: boolean): keyof typeof orderChangeMessages {
  // The rest of the limit would reveal how much the company owes.
  if (refusal.type === 'OVER_CREDIT_LIMIT' && !withPrices) return 'OVER_CREDIT_LIMIT_WITHOUT_AMOUNT'
  return refusal.type === 'LINE_REFUSED' ? refusal.reason : refusal.type
}

function largestText(refusal: PublicRefusal, language: Language): string | undefined {
  const mark = decimalMark(language)
  if ('maxAmount' in refusal) return formatMinor(refusal.maxAmount).replace('.', mark)
  if (refusal.type !== 'LINE_REFUSED' || refusal.maxQuantity === null) return undefined
  return displayedQuantity(refusal.maxQuantity, mark)
}
