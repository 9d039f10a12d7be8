import type { Basket, Baskets } from '@provender/domain/basket/basket'
import { deviceSystemOf, type LineAuthor } from '@provender/domain/basket/line-author'
import type {
  BasketOperation,
  BasketProblem,
  ReplacedLine,
  SeenUnit,
} from '@provender/domain/basket/operations'
import type { BasketId, ProductId } from '@provender/domain/ids'
import { formatQuantity, formatUnitPrice, parseUnitPrice } from '@provender/domain/money/decimal'
import type { Quantity, UnitPrice } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import type {
  BasketFieldsFragment,
  BasketOperationInput,
  BasketProblemType,
} from '../basket/baskets.documents.ts'

export function quantityFromWire(quantity: number): Quantity {
  return Math.round(quantity * 1000) as Quantity
}

export function quantityToWire(quantity: Quantity): number {
  return Number(formatQuantity(quantity))
}

export function unitFromWire(unit: string): SalesUnit {
  return unit === '2' ? '2' : '1'
}

export function basketsFromWire(baskets: readonly BasketFieldsFragment[]): Baskets {
  return baskets.map((basket): Basket => ({
    id: basket.id as BasketId,
    name: basket.name,
    isActive: basket.isActive,
    createdAtMs: Date.parse(basket.createdAt),
    updatedAtMs: Date.parse(basket.updatedAt),
    deviceId: null,
    fulfilmentMethod: null,
    lines: basket.products.map((line) => ({
      productId: Number(line.product) as ProductId,
      unit: unitFromWire(line.unit),
      quantity: quantityFromWire(line.quantity),
      priceWhenAdded: priceFromWire(line.priceWhenAdded),
      piecesPerBoxWhenAdded: line.piecesPerBoxWhenAdded ?? null,
      note: line.note,
      substitutionWish: line.substitutionWish ?? null,
      changedBy: authorFromWire(line.changedBy),
    })),
  }))
}

function authorFromWire(author: BasketFieldsFragment['products'][number]['changedBy']): LineAuthor | null {
  if (author === null) return null
  const { name, deviceSystem } = author
  return { name, deviceSystem: deviceSystemOf(deviceSystem ?? ''), origin: null }
}

export function problemToWire(problem: BasketProblem): BasketProblemType {
  if (problem.type !== 'CAPPED') return problem.type
  return problem.by === 'STOCK' ? 'CAPPED_BY_STOCK' : 'CAPPED_BY_QUANTITY'
}

export function operationToWire(operation: BasketOperation, n: number): BasketOperationInput {
  switch (operation.type) {
    case 'add':
    case 'setQuantity':
      return {
        n,
        type: operation.type === 'add' ? 'ADD' : 'SET_QUANTITY',
        basket: operation.basketId,
        product: operation.productId,
        unit: operation.unit,
        quantity: quantityToWire(operation.quantity),
        ...seenToWire(operation),
      }
    case 'remove':
      return {
        n,
        type: 'REMOVE',
        basket: operation.basketId,
        product: operation.productId,
        unit: operation.unit,
        quantity: quantityToWire(operation.quantity),
      }
    case 'create':
      return { n, type: 'CREATE', basket: operation.basketId, name: operation.name }
    case 'rename':
      return { n, type: 'RENAME', basket: operation.basketId, name: operation.name }
    case 'activate':
      return { n, type: 'ACTIVATE', basket: operation.basketId }
    case 'delete':
      return { n, type: 'DELETE', basket: operation.basketId }
    case 'replaceLines':
      return {
        n,
        type: 'REPLACE_LINES',
        basket: operation.basketId,
        lines: operation.lines.map((line) => ({
          product: line.productId,
          unit: line.unit,
          quantity: quantityToWire(line.quantity),
          ...seenToWire(line),
          note: line.note,
          substitutionWish: line.wish ?? null,
        })),
      }
    case 'duplicate':
      return {
        n,
        type: 'DUPLICATE',
        basket: operation.basketId,
        toBasket: operation.newBasketId,
        name: operation.name,
      }
    case 'clear':
      return { n, type: 'CLEAR', basket: operation.basketId }
    case 'note':
      return {
        n,
        type: 'NOTE',
        basket: operation.basketId,
        product: operation.productId,
        unit: operation.unit,
        note: operation.note,
      }
    case 'wish':
      return {
        n,
        type: 'WISH',
        basket: operation.basketId,
        product: operation.productId,
        unit: operation.unit,
        substitutionWish: operation.wish,
      }
    case 'moveLines':
      return {
        n,
        type: 'MOVE_LINES',
        basket: operation.basketId,
        toBasket: operation.toBasketId,
        moved: operation.lines.map(({ productId, unit }) => ({ product: productId, unit })),
      }
  }
}

function seenToWire({ price, piecesPerBox }: SeenUnit) {
  return { price: price === null ? null : formatUnitPrice(price), piecesPerBox: piecesPerBox ?? null }
}

function seenFromWire({
  price,
  piecesPerBox,
}: Pick<BasketOperationInput, 'price' | 'piecesPerBox'>): SeenUnit {
  return { price: priceFromWire(price), piecesPerBox: piecesPerBox ?? undefined }
}

/**
 * Converts an operation that this device has stored. Undefined for one of an unknown type, which another version of
 * the shop has stored.
 */
export function operationFromWire(input: BasketOperationInput): BasketOperation | undefined {
  const basketId = (input.basket ?? null) as BasketId | null
  const line = {
    basketId,
    productId: Number(input.product) as ProductId,
    unit: unitFromWire(input.unit ?? '1'),
    quantity: quantityFromWire(input.quantity ?? 0),
    ...seenFromWire(input),
  }
  const own = { basketId: basketId as BasketId, name: input.name ?? '' }
  switch (input.type) {
    case 'ADD':
      return { type: 'add', ...line }
    case 'SET_QUANTITY':
      return { type: 'setQuantity', ...line }
    case 'REMOVE':
      return { type: 'remove', ...line }
    case 'CREATE':
      return { type: 'create', ...own }
    case 'RENAME':
      return { type: 'rename', ...own }
    case 'ACTIVATE':
      return { type: 'activate', basketId: own.basketId }
    case 'DELETE':
      return { type: 'delete', basketId: own.basketId }
    case 'REPLACE_LINES':
      return { type: 'replaceLines', basketId, lines: (input.lines ?? []).map(replacedLineFromWire) }
    case 'DUPLICATE':
      return { type: 'duplicate', ...own, newBasketId: input.toBasket as BasketId }
    case 'CLEAR':
      return { type: 'clear', basketId }
    case 'NOTE':
      return { type: 'note', ...line, note: input.note ?? '' }
    case 'WISH':
      return { type: 'wish', ...line, wish: input.substitutionWish ?? null }
    case 'MOVE_LINES':
      return {
        type: 'moveLines',
        basketId,
        toBasketId: input.toBasket as BasketId,
        lines: (input.moved ?? []).map((each) => ({
          productId: Number(each.product) as ProductId,
          unit: unitFromWire(each.unit),
        })),
      }
    default:
      return undefined
  }
}

function replacedLineFromWire(line: NonNullable<BasketOperationInput['lines']>[number]): ReplacedLine {
  return {
    productId: Number(line.product) as ProductId,
    unit: unitFromWire(line.unit),
    quantity: quantityFromWire(line.quantity),
    ...seenFromWire(line),
    note: line.note ?? null,
    wish: line.substitutionWish ?? null,
  }
}

function priceFromWire(price: string | null | undefined): UnitPrice | null {
  return price == null ? null : (parseUnitPrice(price) ?? null)
}
