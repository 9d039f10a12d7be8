import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BasketOperation, BasketProblem } from '@provender/domain/basket/operations'
import type { BasketId } from '@provender/domain/ids'
import type { Quantity } from '@provender/domain/money/money'
import type { BasketStore } from '@provender/sync/basket/basket-store'
import type { NoticeQueue } from '@provender/ui/overlays/notice-queue'
import type { AddAct } from '@provender/ui/product/add-control-props'
import { noticeOfProblem } from '../basket-store/basket-notices.ts'
import { reasonOf } from '../catalogue/add-state.ts'
import { basketProductOf, unitOf } from '../catalogue/basket-product.ts'
import type { ProductListContext } from '../catalogue/product-list-context.ts'
import type { EditedLine } from './edited-basket.ts'
import { availableTo, lineControl } from './line-control.ts'

/** What all lines of a basket share. */
export interface LineController {
  readonly basketId: BasketId
  readonly baskets: Pick<BasketStore, 'push' | 'know'>
  readonly notices: NoticeQueue
  readonly shelf: ProductListContext
  readonly i18n: I18n
}

export type LineAction =
  | AddAct
  | { readonly act: 'remove' | 'takeWhatIsThere' | 'keepPrice' }
  | { readonly act: 'note'; readonly note: string }

const one = 1000

/** Handles an action on a line. */
export function handleLineAction(desk: LineController, line: EditedLine, act: LineAction): void {
  switch (act.act) {
    case 'add':
    case 'more':
      return changeBy(desk, line, one)
    case 'fewer':
      return changeBy(desk, line, -one)
    case 'set':
      return changeBy(desk, line, act.quantity - line.quantity)
    case 'reach':
      return tellLimit(desk, line, line.quantity)
    case 'remove':
      return remove(desk, line)
    case 'note':
      return push(desk, line, { ...ofLine(desk, line), type: 'note', note: act.note })
    case 'takeWhatIsThere':
      return setTo(desk, line, availableTo(line) ?? line.quantity)
    case 'keepPrice':
      return replaceWith(desk, line, { quantity: line.quantity, price: line.price ?? null })
    case 'remind':
    case 'forget': {
      const control = lineControl(line, desk.shelf)
      const { product } = line.reviewed
      if (control && product) desk.shelf.onAdd(act, { product, control })
      return
    }
    case 'choose':
      return
  }
}

function changeBy(desk: LineController, line: EditedLine, by: number): void {
  if (line.quantity + by <= 0) return remove(desk, line)
  const operation = { ...ofLine(desk, line), quantity: Math.abs(by) as Quantity }
  if (by < 0) return push(desk, line, { ...operation, type: 'remove' })
  push(desk, line, { ...operation, type: 'add', price: line.price ?? null })
  const limit = lineControl(line, desk.shelf)?.limit
  if (limit?.by === 'stock' && line.quantity + by >= limit.atMost) tellLimit(desk, line)
}

function setTo(desk: LineController, line: EditedLine, quantity: Quantity): void {
  push(desk, line, { ...ofLine(desk, line), type: 'setQuantity', quantity, price: line.price ?? null })
}

interface PutBack {
  readonly quantity: Quantity
  readonly price: EditedLine['price'] | null
  /** Undefined keeps the existing note. */
  readonly note?: string
}

/** Ignores the cap, like a reorder, so that it restores the quantity that was there. */
function replaceWith(desk: LineController, line: EditedLine, { quantity, price, note }: PutBack): void {
  const { productId, unit } = line
  push(desk, line, {
    type: 'replaceLines',
    basketId: desk.basketId,
    lines: [{ productId, unit, quantity, price: price ?? null, note: note ?? null }],
  })
}

function remove(desk: LineController, line: EditedLine): void {
  const { quantity, priceWhenAdded, note, reviewed } = line
  push(desk, line, { ...ofLine(desk, line), type: 'remove', quantity })
  const name = reviewed.name
  const undo = {
    label: desk.i18n._(msg`Undo`),
    onAct: () => replaceWith(desk, line, { quantity, price: priceWhenAdded, note }),
  }
  desk.notices.show({
    kind: 'toast',
    about: 'removed',
    text: desk.i18n._(msg`${name} removed`),
    // A product that is no longer sold cannot be added back.
    action: lineControl(line, desk.shelf) ? undo : undefined,
  })
}

function ofLine({ basketId }: LineController, { productId, unit }: EditedLine) {
  return { basketId, productId, unit } as const
}

function push(desk: LineController, line: EditedLine, operation: BasketOperation): void {
  const { product } = line.reviewed
  if (product) desk.baskets.know(line.productId, basketProductOf(product, desk.shelf.stockPolicy))
  for (const problem of desk.baskets.push([operation])) tell(desk, line, problem)
}

function tell(desk: LineController, line: EditedLine, problem: BasketProblem): void {
  if (problem.type === 'CAPPED') return tellLimit(desk, line)
  desk.notices.show(noticeOfProblem(problem, desk.i18n))
}

function tellLimit({ notices, shelf, i18n }: LineController, line: EditedLine, held?: number): void {
  const control = lineControl(line, shelf)
  const { product, unit } = { product: line.reviewed.product, unit: line.unit }
  if (!control || !product) return
  const text = reasonOf({ ...control.limit, held }, unitOf(product, unit)?.kind ?? 'PIECE', shelf)
  if (control.limit.by === 'stock')
    notices.show({ kind: 'stock', title: i18n._(msg`That is all of them`), text })
  else notices.show({ kind: 'toast', about: 'info', text })
}
