import { useLingui } from '@lingui/react/macro'
import type { ContactMessage } from '@provender/domain/contact/contact'
import { useProblemLabels } from '../application/use-problem-labels.ts'

/** The problem shown beside a field of the contact form; undefined for a valid one (docs/product-rules.md#forms). */
export function useContactProblems(maximum_character_value: number) {
  const { t } = useLingui()
  const labels = useProblemLabels()
  return (field: keyof ContactMessage, problem: string | undefined): string | undefined => {
    if (field !== 'message') return labels(field, problem)
    if (problem === undefined) return undefined
    return problem === 'TOO_LONG'
      ? t`Maximum character of ${maximum_character_value}`
      : t`Please enter your message`
  }
}
