import { visibleLine } from '../contact/visible-text.ts'
import type { BasketId } from '../ids.ts'
import {
  type Basket,
  basketName,
  type Baskets,
  findBasket,
  findLine,
  maxBasketNameLength,
  maxBaskets,
} from './basket.ts'
import { changeLines, type LineOperation, mergeLines } from './change-lines.ts'
import type { BasketContext } from './context.ts'
import { isRenamed, isSameBasketName, typedBasketName } from './default-name.ts'
import type { BasketOperation, BasketProblem } from './operations.ts'

export interface AppliedOperation {
  readonly baskets: Baskets
  readonly problems: readonly BasketProblem[]
}

/**
 * Applies one operation to a company's baskets. Device and server share this function (docs/product-rules.md#baskets). It is pure and never
 * throws for user input; `problems` lists what was not applied.
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
    case 'duplicate':
      return duplicateBasket(baskets, operation, context)
    case 'moveLines':
      return moveLines(baskets, operation, context)
    case 'add':
    case 'setQuantity':
    case 'remove':
    case 'clear':
    case 'note':
    case 'wish':
    case 'replaceLines':
      return changeOne(baskets, operation, context)
  }
}

function changeOne(baskets: Baskets, operation: LineOperation, context: BasketContext): AppliedOperation {
  const target = puts(operation)
    ? findOrRestore(baskets, operation.basketId, context)
    : findTarget(baskets, operation.basketId)
  if (!target.basket) return refused(baskets, target.refusal)
  const { basket } = target
  const { lines, problems } = changeLines(basket, operation, context)
  if (lines === basket.lines) return { baskets, problems }
  return {
    baskets: withWritten(target.baskets, basket, { lines, context }),
    problems: [...target.problems, ...problems],
  }
}

/** True if an operation adds lines that would be lost with a deleted basket. */
function puts(operation: LineOperation): boolean {
  return operation.type === 'add' || operation.type === 'setQuantity' || operation.type === 'replaceLines'
}

type Target =
  | { readonly basket: Basket; readonly baskets: Baskets; readonly problems: readonly BasketProblem[] }
  | { readonly basket: undefined; readonly refusal: BasketProblem }

function findTarget(baskets: Baskets, basketId: BasketId | null): Target {
  const basket = findBasket(baskets, basketId)
  return basket
    ? { basket, baskets, problems: [] }
    : { basket: undefined, refusal: { type: 'BASKET_NOT_FOUND', basketId } }
}

/**
 * The basket that receives lines. If somebody else deleted it, a new basket takes its id and name, so that later operations of the device
 * find it and no lines are lost.
 */
function findOrRestore(baskets: Baskets, basketId: BasketId | null, context: BasketContext): Target {
  const present = findTarget(baskets, basketId)
  const name = basketId === null || present.basket ? undefined : context.deletedName(basketId)
  if (basketId === null || name === undefined) return present
  if (baskets.length >= maxBaskets) return { basket: undefined, refusal: tooManyBaskets }
  const basket: Basket = { ...emptyBasket(basketId, name, context), isActive: baskets.length === 0 }
  return { basket, baskets: [...baskets, basket], problems: [{ type: 'BASKET_RESTORED', basketId, name }] }
}

function withWritten(
  baskets: Baskets,
  basket: Basket,
  { lines, context }: { readonly lines: Basket['lines']; readonly context: BasketContext },
): Baskets {
  const written = { ...basket, lines, updatedAtMs: context.nowMs, deviceId: context.deviceId }
  return baskets.map((each) => (each === basket ? written : each))
}

function emptyBasket(id: BasketId, name: string, { nowMs, deviceId }: BasketContext): Basket {
  return {
    id,
    name,
    isActive: true,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    deviceId,
    fulfilmentMethod: null,
    lines: [],
  }
}

function moveLines(
  baskets: Baskets,
  operation: Extract<BasketOperation, { type: 'moveLines' }>,
  context: BasketContext,
): AppliedOperation {
  const from = findTarget(baskets, operation.basketId)
  if (!from.basket) return refused(baskets, from.refusal)
  const source = from.basket
  const to = findOrRestore(baskets, operation.toBasketId, context)
  if (!to.basket) return refused(baskets, to.refusal)
  if (to.basket === source) return { baskets, problems: [] }
  const movedKeys = new Set(operation.lines.map(({ productId, unit }) => `${productId}/${unit}`))
  const moved = source.lines.filter(({ productId, unit }) => movedKeys.has(`${productId}/${unit}`))
  const missing = operation.lines.filter(({ productId, unit }) => !findLine(source, productId, unit))
  const problems = missing.map(({ productId, unit }): BasketProblem => ({
    type: 'LINE_NOT_FOUND',
    productId,
    unit,
  }))
  const merged = mergeLines(to.basket, moved, context)
  if (merged.lines === to.basket.lines) return { baskets, problems: [...problems, ...merged.problems] }
  const left = source.lines.filter((line) => !moved.includes(line))
  const filled = withWritten(to.baskets, to.basket, { lines: merged.lines, context })
  return {
    baskets: withWritten(filled, source, { lines: left, context }),
    problems: [...to.problems, ...problems, ...merged.problems],
  }
}

function createBasket(
  baskets: Baskets,
  operation: Extract<BasketOperation, { type: 'create' }>,
  context: BasketContext,
): AppliedOperation {
  return addBasket(
    baskets,
    { id: operation.basketId, name: typedBasketName(visibleLine(operation.name)), lines: [] },
    context,
  )
}

function duplicateBasket(
  baskets: Baskets,
  { basketId, newBasketId, name }: Extract<BasketOperation, { type: 'duplicate' }>,
  context: BasketContext,
): AppliedOperation {
  const source = findBasket(baskets, basketId)
  if (!source) return refused(baskets, { type: 'BASKET_NOT_FOUND', basketId })
  return addBasket(
    baskets,
    { id: newBasketId, name, lines: source.lines.map((line) => ({ ...line })) },
    context,
  )
}

function addBasket(
  baskets: Baskets,
  movedKeys: { readonly id: BasketId; readonly name: string; readonly lines: Basket['lines'] },
  context: BasketContext,
): AppliedOperation {
  const { defaultName } = context
  const typed = basketName(movedKeys.name)
  if (typed === null) return refused(baskets, nameTooLong)
  if (baskets.some(({ id }) => id === movedKeys.id))
    return refused(baskets, { type: 'BASKET_EXISTS', basketId: movedKeys.id })
  if (baskets.length >= maxBaskets) return refused(baskets, tooManyBaskets)
  const name = typed === '' ? defaultName(freeNumber(baskets, defaultName)) : typed
  const created = { ...emptyBasket(movedKeys.id, name, context), lines: movedKeys.lines }
  return { baskets: [...baskets.map((basket) => setActive(basket, false)), created], problems: [] }
}

const tooManyBaskets: BasketProblem = { type: 'TOO_MANY_BASKETS', maximum: maxBaskets }

function freeNumber(baskets: Baskets, defaultName: (n: number) => string): number {
  // Generated names differ by language only. Two baskets must not read the same to any user.
  let n = baskets.length + 1
  while (baskets.some(({ name }) => isSameBasketName(name, defaultName(n)))) n += 1
  return n
}

const nameTooLong: BasketProblem = { type: 'BASKET_NAME_TOO_LONG', maximum: maxBasketNameLength }

function renameBasket(
  baskets: Baskets,
  operation: Extract<BasketOperation, { type: 'rename' }>,
  { nowMs }: BasketContext,
): AppliedOperation {
  const name = basketName(typedBasketName(visibleLine(operation.name)))
  if (name === null) return refused(baskets, nameTooLong)
  const basket = findBasket(baskets, operation.basketId)
  if (!basket) return refused(baskets, { type: 'BASKET_NOT_FOUND', basketId: operation.basketId })
  if (name === '' || !isRenamed(basket.name, name)) return { baskets, problems: [] }
  const renamed = { ...basket, name, updatedAtMs: nowMs }
  return { baskets: baskets.map((each) => (each === basket ? renamed : each)), problems: [] }
}

function activateBasket(baskets: Baskets, id: BasketId): AppliedOperation {
  if (!findBasket(baskets, id)) return refused(baskets, { type: 'BASKET_NOT_FOUND', basketId: id })
  return { baskets: baskets.map((basket) => setActive(basket, basket.id === id)), problems: [] }
}

function deleteBasket(baskets: Baskets, id: BasketId): AppliedOperation {
  const removed = findBasket(baskets, id)
  if (!removed) return refused(baskets, { type: 'BASKET_NOT_FOUND', basketId: id })
  const rest = baskets.filter((basket) => basket !== removed)
  if (!removed.isActive) return { baskets: rest, problems: [] }
  return { baskets: rest.map((basket, index) => setActive(basket, index === 0)), problems: [] }
}

function setActive(basket: Basket, isActive: boolean): Basket {
  return basket.isActive === isActive ? basket : { ...basket, isActive }
}

function refused(baskets: Baskets, problem: BasketProblem): AppliedOperation {
  return { baskets, problems: [problem] }
}
