import type { StripeNetworkCondition } from '@provender/testing/fake-stripe'
import fc from 'fast-check'
import type { NetworkCondition } from './payment.fixture.ts'

const actionNames = [
  'SWEEP',
  'JOBS',
  'APPROVE',
  'DISAPPROVE',
  'OTHER_CARD',
  'BAD_CARD',
  'CONFIRM',
  'PICK',
  'PACK',
  'DISPATCH',
  'DELIVER',
  'CANCEL',
  'HOLD_ENDS',
  'REFUND_SOME',
  'REFUND_ALL',
  'OLD_EVENTS',
] as const
/** What a bank does of its own accord. Alone, because a refund that is under way is not stopped. */
const bankActions = ['DISPUTE', 'RETURN_DISPUTED'] as const
export type Action = (typeof actionNames)[number] | (typeof bankActions)[number]

/** What happens to an order that a card pays for, and to the calls to the gateway meanwhile. */
export interface Case {
  readonly token: string
  /** Steps in sequence. Acts within a step happen at once, on two servers. */
  readonly actions: readonly (readonly Action[])[]
  /**
   * The outcome of the calls to the gateway, in order; later calls succeed. A lost call is also what a killed
   * server leaves behind.
   */
  readonly conditions: readonly NetworkCondition[]
  /** The same for each request to Stripe. */
  readonly stripeConditions: readonly StripeNetworkCondition[]
}

export const deliveryActions: readonly Action[] = ['CONFIRM', 'PICK', 'PACK', 'DISPATCH', 'JOBS']

export const anyCase: fc.Arbitrary<Case> = fc.record({
  token: fc.constantFrom('SUCCEEDS', 'SUCCEEDS', 'CHALLENGES', 'DECLINES'),
  actions: fc
    .array(
      fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...actionNames, ...bankActions).map((action) => [[action]]) },
        {
          weight: 2,
          arbitrary: fc
            .tuple(fc.constantFrom(...actionNames), fc.constantFrom(...actionNames))
            .map((two) => [two]),
        },
        // Random steps alone hardly ever deliver an order.
        { weight: 1, arbitrary: fc.constant(deliveryActions.map((action) => [action])) },
      ),
      { maxLength: 7 },
    )
    .map((parts) => parts.flat()),
  conditions: fc.array(fc.constantFrom<NetworkCondition>('FINE', 'LOST_ON_THE_WAY', 'REPLY_LOST'), {
    maxLength: 12,
  }),
  stripeConditions: fc.array(
    fc.constantFrom<StripeNetworkCondition>(
      'FINE',
      'FINE',
      'LOST_ON_THE_WAY',
      'REPLY_LOST',
      'LATE',
      'FAILS',
      'FAILS_AFTER',
      'BUSY',
    ),
    { maxLength: 16 },
  ),
})
