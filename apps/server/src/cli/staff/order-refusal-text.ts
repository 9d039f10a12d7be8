import { formatMinor } from '@provender/domain/money/decimal'
import { changeRefusalText } from '../../features/order/change-refusal-text.ts'
import type { ChangeRefusal } from '../../features/order/order-lock.ts'
import { pluralise } from '../table.ts'
import { stateLabel } from './order-arguments.ts'

export function orderRefusalText(refusal: ChangeRefusal): string {
  switch (refusal.type) {
    case 'ORDER_NOT_FOUND':
      return 'There is no such order'
    case 'STALE':
      return 'Someone else has changed the order. Check it and try again'
    case 'NOT_ALLOWED':
      return 'This staff member may not do that'
    case 'NOT_NOW':
      return `Not possible while the order is ${stateLabel(refusal.state)}`
    case 'OTHER_METHOD':
      return refusal.method === 'DELIVERY' ? 'The order is a delivery' : 'The order is a collection'
    case 'NOT_PICKED':
      return `${pluralise(refusal.lines, 'line')} not picked yet`
    case 'MORE_THAN_CAPTURED':
      return refusal.maxAmount > 0
        ? `At most ${formatMinor(refusal.maxAmount)} can be refunded`
        : 'There is nothing to refund: the card was not charged, or everything is refunded already'
    case 'MORE_THAN_OPEN':
      return `Give at most ${formatMinor(refusal.maxAmount)} with --paid, the open amount of the invoice`
    case 'NOT_PAID_IN_CASH':
      return 'Use --paid only when a cash order is delivered or collected'
    case 'LINE_REFUSED':
    case 'SUBSTITUTE_TOO_LARGE':
      return `${changeRefusalText(refusal, 'en').replace(/\.$/, '')}${consentHint(refusal)}`
    default:
      return changeRefusalText(refusal, 'en').replace(/\.$/, '')
  }
}

/** The option with which the same command is accepted. */
function consentHint(
  refusal: Extract<ChangeRefusal, { type: 'LINE_REFUSED' | 'SUBSTITUTE_TOO_LARGE' }>,
): string {
  const { position } = refusal
  const reason = refusal.type === 'LINE_REFUSED' ? refusal.reason : 'ABOVE_MARGIN'
  if (reason === 'WEIGH_AGAIN') return `: --weighed-again ${position}=<weight>`
  return reason === 'ABOVE_MARGIN' || reason === 'FAR_TOO_LIGHT' || reason === 'ABOVE_CREDIT_LIMIT'
    ? `: --agreed "${position}=<who, and how>"`
    : ''
}
