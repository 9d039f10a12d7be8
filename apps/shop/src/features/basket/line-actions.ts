import type { I18n } from '@lingui/core'
import { findLine } from '@provender/domain/basket/basket'
import type { BasketOperation, BasketProblem, ReplacedLine } from '@provender/domain/basket/operations'
import type { BasketId, ProductId } from '@provender/domain/ids'
import { parseUnitPrice } from '@provender/domain/money/decimal'
import { lineNet, type Quantity, type UnitPrice } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import type { BasketStore } from '@provender/sync/basket/basket-store'
import { replacedLine } from '@provender/sync/basket/restore-lines'
import { unitFromWire } from '@provender/sync/operations/basket-wire'
import type { NoticeQueue } from '@provender/ui/overlays/notice-queue'
import type { AddAction } from '@provender/ui/product/add-control-props'
import { feel } from '@provender/web/input/feel'
import { noticeOfProblem, withProducts } from '../basket-store/basket-notices.ts'
import { reasonOf } from '../catalogue/add-state.ts'
import { basketProduct, productIdOf, unitOf } from '../catalogue/basket-product.ts'
import type { ProductList } from '../catalogue/product-list.ts'
import { fullProductName } from '../catalogue/product-name.ts'
import { stockAlert } from '../catalogue/stock-alert-text.ts'
import type { SubstituteOffer } from '../catalogue/substitute-offers.ts'
import type { EditedLine } from './edited-basket.ts'
import { availableTo, canComeBack, lineControl } from './line-control.ts'
import { registerProducts } from './register-products.ts'
import { removedNotice } from './removed-notice.ts'
import { forgetSubstitution, rememberSubstitution, type Substitution, takenFor } from './substitutions.ts'

export interface LineController {
  readonly basketId: BasketId
  readonly baskets: Pick<BasketStore, 'push' | 'putBack' | 'registerProduct' | 'subscribe' | 'view'>
  readonly notices: NoticeQueue
  readonly listContext: ProductList
  readonly i18n: I18n
}

export type LineAction =
  | AddAction
  | { readonly type: 'remove' | 'reduceToStock' | 'keepPrice' | 'keepBox' }
  | { readonly type: 'note'; readonly note: string }
  | { readonly type: 'wish'; readonly wish: EditedLine['substitutionWish'] }
  | { readonly type: 'takeSubstitute'; readonly offer: SubstituteOffer }
  | { readonly type: 'undoSubstitution'; readonly substitution: Substitution }

const one = 1000

export function handleLineAction(controller: LineController, line: EditedLine, action: LineAction): void {
  registerProducts(controller.baskets, [line], controller.listContext.stockPolicy)
  switch (action.type) {
    case 'add':
    case 'more':
      return changeBy(controller, line, one)
    case 'fewer':
      return changeBy(controller, line, -one)
    case 'set':
      return changeBy(controller, line, action.quantity - line.quantity)
    case 'reach':
      return showLimit(controller, line, line.quantity)
    case 'remove':
      return remove(controller, line)
    case 'note':
      // A note is also saved when its row goes, and the row may go because the line is removed.
      if (quantityOf(controller, line) === 0) return
      return push(controller, line, { ...operationFor(controller, line), type: 'note', note: action.note })
    case 'wish':
      return push(controller, line, { ...operationFor(controller, line), type: 'wish', wish: action.wish })
    case 'reduceToStock':
      return setTo(controller, line, availableTo(line) ?? line.quantity)
    case 'keepPrice':
      return replaceWith(controller, { ...replacedLine(line), price: line.price ?? null })
    case 'keepBox':
      return replaceWith(controller, { ...replacedLine(line), piecesPerBox: undefined })
    case 'setReminder':
    case 'removeReminder': {
      const control = lineControl(line, controller.listContext)
      const { product } = line.reviewed
      if (control && product) controller.listContext.onAdd(action, { product, control })
      return
    }
    case 'takeSubstitute':
      return takeSubstitute(controller, line, action.offer)
    case 'undoSubstitution':
      return undoSubstitution(controller, line, action.substitution)
    case 'choose':
      return
  }
}

function changeBy(controller: LineController, line: EditedLine, by: number): void {
  if (line.quantity + by <= 0) return remove(controller, line)
  const operation = { ...operationFor(controller, line), quantity: Math.abs(by) as Quantity }
  if (by < 0) return push(controller, line, { ...operation, type: 'remove' })
  push(controller, line, { ...operation, type: 'add', price: line.price ?? null })
  const limit = lineControl(line, controller.listContext)?.limit
  if (limit?.by === 'stock' && line.quantity + by >= limit.maximum) showLimit(controller, line)
}

function setTo(controller: LineController, line: EditedLine, quantity: Quantity): void {
  push(controller, line, {
    ...operationFor(controller, line),
    type: 'setQuantity',
    quantity,
    price: line.price ?? null,
  })
}

/** Ignores the cap, like a reorder, so that it restores the quantity that was there. */
function replaceWith(controller: LineController, replacement: ReplacedLine): void {
  controller.baskets.putBack([{ type: 'replaceLines', basketId: controller.basketId, lines: [replacement] }])
}

function remove(controller: LineController, line: EditedLine): void {
  push(controller, line, { ...operationFor(controller, line), type: 'remove', quantity: line.quantity })
  const undo = () => replaceWith(controller, replacedLine(line))
  const possibleUndo = canComeBack(line, controller.listContext) ? undo : undefined
  controller.notices.show(removedNotice(line.reviewed.name, possibleUndo, controller.i18n))
}

/** Adds first, so that only what the substitute replaces is removed: a limit may refuse some or all of it. */
function takeSubstitute(controller: LineController, wanted: EditedLine, offer: SubstituteOffer): void {
  const { product, sold, quantity } = offer
  const { basketId, baskets, listContext } = controller
  const substitute = { productId: productIdOf(product), unit: unitFromWire(sold.unit) }
  const before = quantityOf(controller, substitute)
  baskets.registerProduct(substitute.productId, basketProduct(product, listContext.stockPolicy))
  const price = parseUnitPrice(sold.price ?? '') ?? null
  for (const problem of baskets.push([{ type: 'add', basketId, ...substitute, quantity, price }]))
    showProblemOfOffer(controller, offer, problem)
  const taken = (quantityOf(controller, substitute) - before) as Quantity
  if (taken <= 0) return
  const part = Math.floor((wanted.quantity * taken) / quantity / one) * one
  const replaced = taken < quantity ? (part as Quantity) : wanted.quantity
  const wantedNet = lineNet(wanted.price ?? (0 as UnitPrice), replaced)
  rememberSubstitution(baskets, { basketId, offer, wanted, wantedNet, taken, before })
  if (replaced > 0)
    push(controller, wanted, { ...operationFor(controller, wanted), type: 'remove', quantity: replaced })
}

function quantityOf(
  { baskets, basketId }: LineController,
  line: { readonly productId: ProductId; readonly unit: SalesUnit },
): Quantity {
  const basket = baskets.view().baskets.find(({ id }) => id === basketId)
  return (basket && findLine(basket, line.productId, line.unit)?.quantity) ?? (0 as Quantity)
}

function showProblemOfOffer(
  { notices, listContext: { labels }, i18n }: LineController,
  { product, sold }: SubstituteOffer,
  problem: BasketProblem,
): void {
  const name = fullProductName(product)
  if (problem.type !== 'CAPPED') notices.show(withProducts(noticeOfProblem(problem, i18n), name))
  else if (problem.by === 'STOCK')
    notices.show({ kind: 'stock', title: labels.available(problem.quantity, sold.kind), text: name })
  else {
    const text = labels.maxPerOrder(problem.quantity, sold.kind)
    notices.show({ kind: 'toast', about: 'info', text, detail: name })
  }
}

/** Puts the wanted line back, and takes away its substitute. What was there before, and what was taken for other lines, stays. */
function undoSubstitution(controller: LineController, line: EditedLine, substitution: Substitution): void {
  const { wanted } = substitution
  const quantity = takenFor(controller.basketId, line, substitution)
  forgetSubstitution(controller.basketId, line, substitution)
  replaceWith(controller, replacedLine(wanted))
  if (quantity > 0) push(controller, line, { ...operationFor(controller, line), type: 'remove', quantity })
}

function operationFor({ basketId }: LineController, { productId, unit }: EditedLine) {
  return { basketId, productId, unit } as const
}

function push(controller: LineController, line: EditedLine, ...operations: readonly BasketOperation[]): void {
  for (const problem of controller.baskets.push(operations)) showProblem(controller, line, problem)
}

function showProblem(controller: LineController, line: EditedLine, problem: BasketProblem): void {
  if (problem.type === 'CAPPED') return showLimit(controller, line)
  const { product } = line.reviewed
  const name = product ? fullProductName(product) : line.reviewed.name
  controller.notices.show(withProducts(noticeOfProblem(problem, controller.i18n), name))
}

function showLimit(
  { notices, listContext, i18n }: LineController,
  line: EditedLine,
  currentQuantity?: number,
): void {
  const control = lineControl(line, listContext)
  const { product, unit } = { product: line.reviewed.product, unit: line.unit }
  if (!control || !product) return
  feel('limit')
  const kind = unitOf(product, unit)?.kind ?? 'PIECE'
  const reason = reasonOf({ ...control.limit, currentQuantity }, kind, listContext)
  const name = fullProductName(product)
  if (control.limit.by === 'cap') notices.show({ kind: 'toast', about: 'info', text: reason, detail: name })
  else if (currentQuantity !== undefined || control.limit.remaining > 0)
    notices.show({ kind: 'stock', title: reason, text: name })
  else notices.show({ kind: 'stock', ...stockAlert({ name, quantity: control.limit.maximum, kind }, i18n) })
}
