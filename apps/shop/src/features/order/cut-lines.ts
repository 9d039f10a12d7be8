import type { BasketProduct } from '@provender/domain/basket/context'
import type { ProductId } from '@provender/domain/ids'
import { unitKind } from '@provender/domain/units/units'
import type { BasketStore } from '@provender/sync/basket/basket-store'
import type { NamedProblem } from '@provender/sync/basket/lost-lines'
import { quantityFromWire, unitFromWire } from '@provender/sync/operations/basket-wire'
import type { ProductLabels } from '../catalogue/product-labels.ts'
import type { Shortfall } from '../catalogue/shortfall.ts'

export type ProductOf = BasketStore['productOf']

export type CutLine = Extract<Shortfall, { readonly quantity: unknown }>

export function isCut({ type }: NamedProblem): boolean {
  return type === 'CAPPED_BY_STOCK' || type === 'CAPPED_BY_QUANTITY'
}

export function cutLines(problems: readonly NamedProblem[], productOf: ProductOf): readonly CutLine[] {
  const cut = problems.filter(isCut)
  const lines = new Map(cut.map((problem) => [`${problem.product}/${problem.unit}`, problem]))
  return [...lines.values()].map((problem) => {
    const registered = productOf(Number(problem.product) as ProductId)
    return {
      name: registered?.name ?? '',
      reason: problem.type === 'CAPPED_BY_STOCK' ? 'stock' : 'cap',
      ...amountOf(problem, registered),
    }
  })
}

function amountOf({ unit, quantity }: NamedProblem, registered: BasketProduct | undefined) {
  return {
    quantity: quantityFromWire(quantity ?? 0),
    kind: registered ? kinds[unitKind(registered.units, unitFromWire(unit ?? '1'))] : 'PIECE',
  } as const
}

/** Each name once, with the quantity that is missing; without those that the shop does not know. */
export function namesOfProducts(
  problems: readonly NamedProblem[],
  productOf: ProductOf,
  labels: Pick<ProductLabels, 'quantity'>,
): readonly string[] {
  const names = problems.flatMap((problem) => {
    const registered = productOf(Number(problem.product) as ProductId)
    if (!registered?.name) return []
    const { quantity, kind } = amountOf(problem, registered)
    return problem.quantity === null
      ? registered.name
      : `${registered.name}: ${labels.quantity(quantity, kind)}`
  })
  return [...new Set(names)]
}

const kinds = { piece: 'PIECE', box: 'BOX', kg: 'KG' } as const
