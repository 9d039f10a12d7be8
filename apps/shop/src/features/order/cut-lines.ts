import type { BasketProblem } from '@provender/domain/basket/operations'
import type { ProductId } from '@provender/domain/ids'
import { unitKind } from '@provender/domain/units/units'
import type { AnswerProblem, BasketStore } from '@provender/sync/basket/basket-store'
import { problemToWire, quantityFromWire, unitFromWire } from '@provender/sync/operations/basket-wire'
import type { Shortfall } from '../catalogue/shortfall.ts'

export type NamedProblem = Pick<AnswerProblem, 'type' | 'maximum' | 'name' | 'product' | 'unit' | 'quantity'>
export type ProductOf = BasketStore['productOf']

export type CutLine = Extract<Shortfall, { readonly quantity: unknown }>

export function isCut({ type }: NamedProblem): boolean {
  return type === 'CAPPED_BY_STOCK' || type === 'CAPPED_BY_QUANTITY'
}

export function cutLines(problems: readonly NamedProblem[], productOf: ProductOf): readonly CutLine[] {
  const cut = problems.filter(isCut)
  const lines = new Map(cut.map((problem) => [`${problem.product}/${problem.unit}`, problem]))
  return [...lines.values()].map(({ type, product, unit, quantity }) => {
    const registered = productOf(Number(product) as ProductId)
    return {
      name: registered?.name ?? '',
      reason: type === 'CAPPED_BY_STOCK' ? 'stock' : 'cap',
      quantity: quantityFromWire(quantity ?? 0),
      kind: registered ? kinds[unitKind(registered.units, unitFromWire(unit ?? '1'))] : 'PIECE',
    }
  })
}

/** Each name once; without those that the shop does not know. */
export function namesOfProducts(problems: readonly NamedProblem[], productOf: ProductOf): readonly string[] {
  return [
    ...new Set(
      problems.flatMap(({ product }) =>
        product === null ? [] : (productOf(Number(product) as ProductId)?.name ?? []),
      ),
    ),
  ]
}

const kinds = { piece: 'PIECE', box: 'BOX', kg: 'KG' } as const

export function problemAsAnswer(problem: BasketProblem): NamedProblem {
  return {
    type: problemToWire(problem),
    maximum: 'maximum' in problem ? problem.maximum : null,
    name: 'name' in problem ? problem.name : null,
    product: 'productId' in problem ? String(problem.productId) : null,
    unit: 'unit' in problem ? problem.unit : null,
    quantity: problem.type === 'CAPPED' ? problem.quantity / 1000 : null,
  }
}
