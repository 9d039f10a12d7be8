import type { BasketOperation, BasketProblem } from '@provender/domain/basket/operations'
import { problemToWire, quantityToWire } from '../operations/basket-wire.ts'
import type { ApplyBasketOperationsMutation } from './baskets.documents.ts'

type AnswerProblem = ApplyBasketOperationsMutation['applyBasketOperations']['problems'][number]
export type NamedProblem = Pick<AnswerProblem, 'type' | 'maximum' | 'name' | 'product' | 'unit' | 'quantity'>

export function problemAsAnswer(problem: BasketProblem): NamedProblem {
  return {
    type: problemToWire(problem),
    maximum: 'maximum' in problem ? problem.maximum : null,
    name: 'name' in problem ? problem.name : null,
    product: 'productId' in problem ? String(problem.productId) : null,
    unit: 'unit' in problem ? problem.unit : null,
    quantity: problem.type === 'CAPPED' ? quantityToWire(problem.quantity) : null,
  }
}

/** The problems of lines that were to come back: each with its product and with the quantity that the basket does not have. */
export function lostLines(
  problem: NamedProblem,
  operations: readonly (BasketOperation | undefined)[],
): readonly NamedProblem[] {
  if (problem.type === 'BASKET_RESTORED') return [problem]
  const lost = operations
    .flatMap((operation) => (operation?.type === 'replaceLines' ? operation.lines : []))
    .filter(({ productId }) => problem.product === null || problem.product === String(productId))
    .filter(({ unit }) => problem.unit === null || problem.unit === unit)
  if (lost.length === 0) return [problem]
  return lost.map(({ productId, unit, quantity }) => ({
    ...problem,
    product: String(productId),
    unit,
    quantity: quantityToWire(quantity),
  }))
}
