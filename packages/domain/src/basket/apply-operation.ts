import type { BasketId } from '../ids.ts'
import {
  type Basket,
  basketName,
  type Baskets,
  findBasket,
  maxBasketNameLength,
  maxBaskets,
} from './basket.ts'
import { changeLines } from './change-lines.ts'
import type { BasketContext } from './context.ts'
import type { BasketOperation, BasketProblem } from './operations.ts'

export interface AppliedOperation {
  readonly baskets: Baskets
  /** Empty: applied as meant. */
  readonly problems: readonly BasketProblem[]
}

/**
 * Applies one operation to a company's baskets: the one function that device and server share (specification 4,
 * "Baskets"). Pure; never throws for what a person could ask; what was not applied is said in `problems`.
 */
export function applyBasketOperation(
  baskets: Baskets,
  operation: BasketOperation,
  context: BasketContext,
): AppliedOperation {
  switch (operation.type) {
    case 'create':
      return createBasket(baskets, operation, context)
    case 'rename':
      return renameBasket(baskets, operation, context)
    case 'activate':
      return activateBasket(baskets, operation.basketId)
    case 'delete':
      return deleteBasket(baskets, operation.basketId)
    case 'add':
    case 'setQuantity':
    case 'remove':
    case 'replaceLines': {
      const basket = findBasket(baskets, operation.basketId)
      if (!basket) return refused(baskets, { type: 'BASKET_NOT_FOUND', basketId: operation.basketId })
      const { lines, problems } = changeLines(basket, operation, context)
      if (lines === basket.lines) return { baskets, problems }
      const written = { ...basket, lines, updatedAtMs: context.nowMs, deviceId: context.deviceId }
      return { baskets: baskets.map((each) => (each === basket ? written : each)), problems }
    }
  }
}

function createBasket(
  baskets: Baskets,
  operation: Extract<BasketOperation, { type: 'create' }>,
  { nowMs, deviceId, defaultName }: BasketContext,
): AppliedOperation {
  const name = basketName(operation.name)
  if (name === null) return refused(baskets, nameTooLong)
  if (baskets.some((basket) => basket.id === operation.basketId))
    return refused(baskets, { type: 'BASKET_EXISTS', basketId: operation.basketId })
  if (baskets.length >= maxBaskets) return refused(baskets, { type: 'TOO_MANY_BASKETS', maximum: maxBaskets })
  const created: Basket = {
    id: operation.basketId,
    name: name === '' ? defaultName(freeNumber(baskets, defaultName)) : name,
    isActive: true,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    deviceId,
    fulfilmentMethod: null,
    lines: [],
  }
  return { baskets: [...baskets.map((basket) => setActive(basket, false)), created], problems: [] }
}

function freeNumber(baskets: Baskets, defaultName: (n: number) => string): number {
  const taken = new Set(baskets.map((basket) => basket.name))
  let n = baskets.length + 1
  while (taken.has(defaultName(n))) n += 1
  return n
}

const nameTooLong: BasketProblem = { type: 'BASKET_NAME_TOO_LONG', maximum: maxBasketNameLength }

function renameBasket(
  baskets: Baskets,
  operation: Extract<BasketOperation, { type: 'rename' }>,
  { nowMs }: BasketContext,
): AppliedOperation {
  const name = basketName(operation.name)
  if (name === null) return refused(baskets, nameTooLong)
  const basket = findBasket(baskets, operation.basketId)
  if (!basket) return refused(baskets, { type: 'BASKET_NOT_FOUND', basketId: operation.basketId })
  if (name === '' || name === basket.name) return { baskets, problems: [] }
  const renamed = { ...basket, name, updatedAtMs: nowMs }
  return { baskets: baskets.map((each) => (each === basket ? renamed : each)), problems: [] }
}

function activateBasket(baskets: Baskets, id: BasketId): AppliedOperation {
  if (!findBasket(baskets, id)) return refused(baskets, { type: 'BASKET_NOT_FOUND', basketId: id })
  return { baskets: baskets.map((basket) => setActive(basket, basket.id === id)), problems: [] }
}

function deleteBasket(baskets: Baskets, id: BasketId): AppliedOperation {
  const gone = findBasket(baskets, id)
  if (!gone) return refused(baskets, { type: 'BASKET_NOT_FOUND', basketId: id })
  const rest = baskets.filter((basket) => basket !== gone)
  if (!gone.isActive) return { baskets: rest, problems: [] }
  return { baskets: rest.map((basket, at) => setActive(basket, at === 0)), problems: [] }
}

function setActive(basket: Basket, isActive: boolean): Basket {
  return basket.isActive === isActive ? basket : { ...basket, isActive }
}

function refused(baskets: Baskets, problem: BasketProblem): AppliedOperation {
  return { baskets, problems: [problem] }
}
