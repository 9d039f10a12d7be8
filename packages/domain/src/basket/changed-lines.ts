import type { Basket, BasketLine } from './basket.ts'
import type { BasketProblem } from './operations.ts'

export interface ChangedLines {
  readonly lines: readonly BasketLine[]
  readonly problems: readonly BasketProblem[]
}

export function unchanged(basket: Basket, problem: BasketProblem): ChangedLines {
  return { lines: basket.lines, problems: [problem] }
}
