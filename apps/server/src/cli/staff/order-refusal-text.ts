import { formatMinor } from '@provender/domain/money/decimal'
import { changeRefusalText } from '../../features/order/change-refusal-text.ts'
import type { ChangeRefusal } from '../../features/order/order-lock.ts'
import { pluralise } from '../table.ts'
import { stateLabel } from './order-arguments.ts'

/** Why an order was not changed, for the command line. */
export function orderRefusalText(refusal: ChangeRefusal): string {
  switch (refusal.type) {
    case 'ORDER_NOT_FOUND':
      return 'There is no such order'
    case 'STALE':
      return 'Somebody changed the order meanwhile; look at it again'
    case 'NOT_NOW':
      return `The order is ${stateLabel(refusal.state)}: that cannot be done now`
    case 'OTHER_METHOD':
      return refusal.method === 'DELIVERY' ? 'The order is to be delivered' : 'The order is to be collected'
    case 'NOT_PICKED':
      return `${pluralise(refusal.lines, 'line')} not picked yet`
    case 'MORE_THAN_TAKEN':
      return refusal.most > 0
        ? `At most ${formatMinor(refusal.most)} can be given back`
        : 'There is nothing to give back: nothing was taken from a card, or all of it was given back'
    case 'MORE_THAN_OPEN':
      return `Only ${formatMinor(refusal.most)} is open of the invoice: enter at most that with --paid`
    case 'NOT_PAID_IN_CASH':
      return 'Only a cash order takes --paid, when it is delivered or collected'
    default:
      return changeRefusalText(refusal, 'en').replace(/\.$/, '')
  }
}
