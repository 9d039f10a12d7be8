import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { creditShortfall } from './credit-shortfall.ts'
import { groupedLines, quotedLines } from './quoted-lines.ts'
import type { Step } from './step.ts'
import type { Checkout } from './use-checkout.ts'
import { stepId } from './use-step-frame.ts'

export const linesToSortOutId = 'lines-to-sort-out'

export interface NextStep {
  /** 'Choose a day' */
  readonly label: string
  /** '2 questions to go' */
  readonly hint: string
  /** The part of the page where it is done; undefined if nothing can be done here. */
  readonly target: string | undefined
  /** It is a question of a step, not a problem. */
  readonly isQuestion: boolean
}

/** Undefined if the order can be placed. */
export function useNextStep(checkout: Checkout): NextStep | undefined {
  const { t } = useLingui()
  const { left, pending, quote } = checkout
  const labels = useStepLabels(checkout)
  const { short, changed, ordered } = groupedLines(quotedLines(quote))
  const [step] = left
  const showLines = (count: number) => t`${plural(count, { one: 'Show the line', other: 'Show the lines' })}`
  if (pending)
    return {
      label: pending === 'method' ? t`Choose a site` : labels[pending],
      hint: t`Finish your choice, or keep the old one.`,
      target: stepId(pending),
      isQuestion: true,
    }
  if (step === 'payment' && creditShortfall(checkout))
    return {
      label: t`Choose another way to pay`,
      hint: t`Choose another way to pay first.`,
      target: stepId(step),
      isQuestion: false,
    }
  if (step) {
    const count = left.length
    const hint = t`${plural(count, { one: '# question to go', other: '# questions to go' })}`
    return { label: labels[step], hint, target: stepId(step), isQuestion: true }
  }
  const lines = { target: linesToSortOutId, isQuestion: false }
  if (ordered.length === 0)
    return { ...lines, label: t`Place order`, hint: t`There is nothing left to order.`, target: undefined }
  if (short.length > 0) {
    return { ...lines, label: showLines(short.length), hint: t`Sort out the short lines first.` }
  }
  if (changed.length > 0)
    return {
      ...lines,
      label: showLines(changed.length),
      hint: t`First select what to keep.`,
    }
  return undefined
}

function useStepLabels({ answers }: Checkout): Readonly<Record<Step, string>> {
  const { t } = useLingui()
  return {
    method: t`Choose delivery or collection`,
    details: answers.method === 'CLICK_AND_COLLECT' ? t`Choose a time` : t`Choose a day`,
    payment: t`Choose how to pay`,
    notes: t`Shorten the note`,
    marks: t`Choose the packs`,
  }
}
