import { useLingui } from '@lingui/react'
import type { BasketProblem } from '@provender/domain/basket/operations'
import { useShopState } from '../../kernel/app/shop-state.ts'
import { noticeOfProblem } from '../basket-store/basket-notices.ts'

/** Shows a notice for each kind of problem, once. */
export function useProblemNotices(): (problems: readonly BasketProblem[]) => void {
  const { i18n } = useLingui()
  const { notices } = useShopState()
  return (problems) => {
    for (const problem of new Map(problems.map((each) => [each.type, each])).values())
      notices.show(noticeOfProblem(problem, i18n))
  }
}
