import type { LineAddition } from '@provender/domain/basket/addable-quantities'
import type { BasketOperation, BasketProblem } from '@provender/domain/basket/operations'
import type { BasketId } from '@provender/domain/ids'
import { parseUnitPrice } from '@provender/domain/money/decimal'
import type { Quantity } from '@provender/domain/money/money'
import type { BasketStore } from '@provender/sync/basket/basket-store'
import { newId } from '@provender/web/api/new-id'
import { productControl } from '../catalogue/add-state.ts'
import { basketProduct, productIdOf, unitOf } from '../catalogue/basket-product.ts'
import type { ProductList } from '../catalogue/product-list.ts'
import type { PasteChoice } from './paste-rows.ts'

export interface BasketTarget {
  readonly baskets: Pick<BasketStore, 'push' | 'putBack' | 'registerProduct' | 'view' | 'quantityOf'>
  readonly listContext: ProductList
}

export function canBuy({ baskets, listContext }: BasketTarget, { product, unit }: PasteChoice): boolean {
  const productId = productIdOf(product)
  const inBasket = { '1': baskets.quantityOf(productId, '1'), '2': baskets.quantityOf(productId, '2') }
  const { state } = productControl(product, { inBasket, listContext }, { unit })
  return state.offer === 'add' || state.offer === 'quantity'
}

export interface AddedRows {
  readonly problems: readonly BasketProblem[]
  readonly isAdded: (choice: PasteChoice) => boolean
  /** Removes what was added, and nothing else. */
  readonly undo: () => void
}

export function addRows({ baskets, listContext }: BasketTarget, choices: readonly PasteChoice[]): AddedRows {
  const before = quantitiesOf(baskets, choices)
  for (const { product } of choices)
    baskets.registerProduct(productIdOf(product), basketProduct(product, listContext.stockPolicy))
  const first: readonly BasketOperation[] = baskets.view().active
    ? []
    : [{ type: 'create', basketId: newId() as BasketId, name: '' }]
  const problems = baskets.push([...first, ...choices.map(addition)])
  const basketId = baskets.view().active?.id
  const after = quantitiesOf(baskets, choices)
  const addedTo = (key: string) => (after.get(key)?.quantity ?? 0) - (before.get(key)?.quantity ?? 0)
  return {
    problems,
    isAdded: (choice) => addedTo(keyOf(choice)) > 0,
    undo: () => {
      if (basketId === undefined) return
      const removals = [...after].flatMap(([key, { line }]): BasketOperation[] => {
        const more = addedTo(key)
        return more > 0 ? [{ type: 'remove', basketId, ...line, quantity: more as Quantity }] : []
      })
      if (removals.length > 0) baskets.push(removals)
    },
  }
}

export function addition({ product, unit, quantity }: PasteChoice): LineAddition {
  const price = parseUnitPrice(unitOf(product, unit)?.price ?? '') ?? null
  return { type: 'add', basketId: null, productId: productIdOf(product), unit, quantity, price }
}

function quantitiesOf({ quantityOf }: BasketTarget['baskets'], choices: readonly PasteChoice[]) {
  return new Map(
    choices.map((choice) => {
      const line = { productId: productIdOf(choice.product), unit: choice.unit }
      return [keyOf(choice), { line, quantity: quantityOf(line.productId, line.unit) }] as const
    }),
  )
}

function keyOf({ product, unit }: PasteChoice): string {
  return `${product.id}/${unit}`
}
