import { useLingui } from '@lingui/react'
import type { BasketProblem } from '@provender/domain/basket/operations'
import { problemAsAnswer } from '@provender/sync/basket/lost-lines'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { problemNotices } from './problem-notices.ts'

/** Shows what a change of the baskets could not do. The server does not report it again. */
export function useProblemNotices(): (problems: readonly BasketProblem[]) => void {
  const { i18n } = useLingui()
  const { baskets, notices } = useShopState()
  return (problems) => {
    for (const notice of problemNotices(problems.map(problemAsAnswer), baskets.productOf, i18n))
      notices.show(notice)
  }
}
