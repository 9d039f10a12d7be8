import { useLingui } from '@lingui/react/macro'
import type { CheckoutStepProps } from '@provender/ui/basket/checkout-step'
import type { StepProps } from './step-props.ts'
import type { Step } from './step.ts'

export interface StepFrame extends Pick<CheckoutStepProps, 'id' | 'number' | 'state' | 'action'> {
  /** It asks, or is being changed: its options are shown. */
  readonly isOpen: boolean
  readonly isAnswered: boolean
}

export interface StepLabels {
  /** Instead of 'Change'. */
  readonly open?: string | undefined
  /** Instead of 'Keep', if the options answer before the step is closed. */
  readonly close?: string | undefined
}

export function stepId(step: Step): string {
  return `checkout-${step}`
}

/** What is the same in every step: its number, its state, and the button that opens or closes it. */
export function useStepFrame(
  step: Step,
  { checkout, number }: StepProps,
  { open, close }: StepLabels = {},
): StepFrame {
  const { t } = useLingui()
  const { stateOf, answer, isLocked } = checkout
  const state = stateOf(step)
  const actions: Partial<Record<typeof state, CheckoutStepProps['action']>> = {
    done: { label: open ?? t`Change`, onPress: () => answer({ type: 'change', step }) },
    open: { label: close ?? t`Keep`, onPress: () => answer({ type: 'close' }) },
  }
  return {
    id: stepId(step),
    number,
    state,
    action: isLocked ? undefined : actions[state],
    isOpen: state === 'open' || state === 'now',
    isAnswered: state === 'done' || state === 'open',
  }
}
