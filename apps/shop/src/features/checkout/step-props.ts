import type { CheckoutStepProps } from '@provender/ui/basket/checkout-step'
import type { Step } from './checkout-steps.ts'
import type { Checkout } from './use-checkout.ts'

export interface StepProps {
  readonly checkout: Checkout
  readonly number: number
  /** Reopens an answered step; undefined while an order is in progress. */
  readonly change: (step: Step) => CheckoutStepProps['change']
}
