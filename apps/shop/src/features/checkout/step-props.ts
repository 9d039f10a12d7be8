import type { CheckoutStepProps } from '@provender/ui/basket/checkout-step'
import type { Step } from './checkout-steps.ts'
import type { Checkout } from './use-checkout.ts'

/** What every section of the checkout gets. */
export interface StepProps {
  readonly checkout: Checkout
  readonly number: number
  /** How an answered step is opened again; undefined while an order is under way. */
  readonly change: (step: Step) => CheckoutStepProps['change']
}
