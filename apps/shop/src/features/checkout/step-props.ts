import type { Checkout } from './use-checkout.ts'

export interface StepProps {
  readonly checkout: Checkout
  readonly number: number
}
