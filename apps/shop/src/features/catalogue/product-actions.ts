import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BasketProblem } from '@provender/domain/basket/operations'
import type { Quantity } from '@provender/domain/money/money'
import type { StockPolicy } from '@provender/domain/stock/stock'
import type { BasketStore } from '@provender/sync/basket/basket-store'
import type { NoticeQueue } from '@provender/ui/overlays/notice-queue'
import type { AddAct } from '@provender/ui/product/add-control-props'
import { noticeOfProblem } from '../basket-store/basket-notices.ts'
import { canAskForNotifications } from '../push/notification-permission.ts'
import { type ProductControl, type ReachedLimit, reasonOf } from './add-state.ts'
import { unitOf } from './basket-product.ts'
import { changeBasket } from './change-basket.ts'
import type { FavouriteStore } from './favourites-and-reminders.ts'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'
import { productLabels } from './product-labels.ts'
import type { ControlOf, PressedControl, NotifyStock } from './product-list-context.ts'
import { announce } from './product-list-events.ts'

export interface ProductController {
  readonly baskets: BasketStore
  /** Undefined for visitors. */
  readonly favourites: FavouriteStore | undefined
  readonly notices: NoticeQueue
  readonly i18n: I18n
  readonly policy: StockPolicy
  /** Where a stock alert appears: over the page, or inside the dialog with the control. */
  readonly tellStock: NotifyStock
}

declare module '../../kernel/app/signed-in-features-type.ts' {
  interface SignedInFeatures {
    readonly productControl: ControlOf
    readonly handleProductAction: (desk: ProductController, on: PressedControl, act: AddAct) => void
  }
}

const one = 1000

/** Handles an action of a product's add control (docs/product-rules.md#add-control). */
export function handleProductAction(
  desk: ProductController,
  { product, control }: { readonly product: ProductCardFieldsFragment; readonly control: ProductControl },
  act: AddAct,
): void {
  const quantity = control.state.offer === 'quantity' ? control.state.quantity : 0
  const change = (by: number) => changeLine(desk, { product, control, quantity, by })
  switch (act.act) {
    case 'add':
    case 'more':
      return change(one)
    case 'fewer':
      return change(-Math.min(one, quantity))
    case 'set':
      return change(act.quantity - quantity)
    case 'reach':
      return tellLimit(desk, product, { ...control, held: quantity })
    case 'choose':
      return announce('provender:choose-unit', product)
    case 'forget':
      return desk.favourites?.set('stockReminderActive', [product.id], false)
    case 'remind': {
      const goOn = () => desk.favourites?.set('stockReminderActive', [product.id], true)
      return canAskForNotifications() ? announce('provender:ask-notifications', { goOn }) : goOn()
    }
  }
}

interface Change {
  readonly product: ProductCardFieldsFragment
  readonly control: ProductControl
  readonly quantity: number
  readonly by: number
}

/** Shows the stock alert as soon as the line holds the whole stock, not only when the customer wants more. */
function changeLine(desk: ProductController, { product, control, quantity, by }: Change): void {
  const { unit, limit } = control
  const problems = changeBasket(desk.baskets, { product, unit, by: by as Quantity, policy: desk.policy })
  const isAllThereIs = by > 0 && limit.by === 'stock' && quantity + by >= limit.atMost
  if (isAllThereIs || problems.some(isCappedByStock)) tellLimit(desk, product, control)
  for (const problem of problems)
    if (!isCappedByStock(problem)) desk.notices.show(noticeOfProblem(problem, desk.i18n))
}

function isCappedByStock(problem: BasketProblem): boolean {
  return problem.type === 'CAPPED' && problem.by === 'STOCK'
}

function tellLimit(
  desk: ProductController,
  product: ProductCardFieldsFragment,
  { unit, limit, held }: ProductControl & Pick<ReachedLimit, 'held'>,
): void {
  const { i18n } = desk
  const kind = unitOf(product, unit)?.kind ?? 'PIECE'
  const text = reasonOf({ ...limit, held }, kind, { words: productLabels(i18n) })
  if (limit.by === 'stock') desk.tellStock({ title: i18n._(msg`That is all of them`), text })
  else desk.notices.show({ kind: 'toast', about: 'info', text })
}
