import type { I18n } from '@lingui/core'
import type { BasketProblem } from '@provender/domain/basket/operations'
import type { Quantity } from '@provender/domain/money/money'
import type { StockPolicy } from '@provender/domain/stock/stock'
import type { BasketStore } from '@provender/sync/basket/basket-store'
import type { NoticeQueue } from '@provender/ui/overlays/notice-queue'
import type { AddAction } from '@provender/ui/product/add-control-props'
import { feel } from '@provender/web/input/feel'
import { noticeOfProblem, withProducts } from '../basket-store/basket-notices.ts'
import { canAskForNotifications } from '../push/notification-permission.ts'
import { reminderQuestionRequested } from '../push/reminder-question-requested.ts'
import { type ProductControl, type ReachedLimit, reasonOf } from './add-state.ts'
import { unitOf } from './basket-product.ts'
import { changeBasket } from './change-basket.ts'
import type { FavouriteStore } from './favourites-and-reminders.ts'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'
import { productLabels } from './product-labels.ts'
import type { ControlOf, AddTarget, ShowStockAlert } from './product-list.ts'
import { fullProductName } from './product-name.ts'
import { stockAlert } from './stock-alert-text.ts'
import { unitChoiceRequested } from './unit-choice-requested.ts'

export interface ProductController {
  readonly baskets: BasketStore
  readonly favourites: FavouriteStore | undefined
  readonly notices: NoticeQueue
  readonly i18n: I18n
  readonly policy: StockPolicy
  readonly showStockAlert: ShowStockAlert
}

declare module '../../kernel/state/signed-in-features-type.ts' {
  interface SignedInFeatures {
    readonly productControl: ControlOf
    readonly handleProductAction: (controller: ProductController, on: AddTarget, action: AddAction) => void
  }
}

const one = 1000

export function handleProductAction(
  controller: ProductController,
  { product, control }: { readonly product: ProductCardFieldsFragment; readonly control: ProductControl },
  action: AddAction,
): void {
  const quantity = control.state.offer === 'quantity' ? control.state.quantity : 0
  const change = (by: number) => changeLine(controller, { product, control, quantity, by })
  switch (action.type) {
    case 'add':
    case 'more':
      return change(one)
    case 'fewer':
      return change(-Math.min(one, quantity))
    case 'set':
      return change(action.quantity - quantity)
    case 'reach':
      return showLimit(controller, product, { ...control, currentQuantity: quantity })
    case 'choose':
      return unitChoiceRequested.emit(product)
    case 'removeReminder':
      return controller.favourites?.set('stockReminderActive', [product.id], false)
    case 'setReminder': {
      const onContinue = () => controller.favourites?.set('stockReminderActive', [product.id], true)
      return canAskForNotifications() ? reminderQuestionRequested.emit({ onContinue }) : onContinue()
    }
  }
}

interface Change {
  readonly product: ProductCardFieldsFragment
  readonly control: ProductControl
  readonly quantity: number
  readonly by: number
}

/** Shows a limit that was reached: the stock as soon as the line holds all of it, not only when the customer wants more. */
function changeLine(controller: ProductController, { product, control, quantity, by }: Change): void {
  const { unit, limit } = control
  const problems = changeBasket(controller.baskets, {
    product,
    unit,
    by: by as Quantity,
    policy: controller.policy,
  })
  const hasReachedStock = by > 0 && limit.by === 'stock' && quantity + by >= limit.maximum
  if (hasReachedStock || problems.some(isCapped)) showLimit(controller, product, control)
  for (const problem of problems)
    if (!isCapped(problem))
      controller.notices.show(
        withProducts(noticeOfProblem(problem, controller.i18n), fullProductName(product)),
      )
}

function isCapped({ type }: BasketProblem): boolean {
  return type === 'CAPPED'
}

function showLimit(
  controller: ProductController,
  product: ProductCardFieldsFragment,
  { unit, limit, currentQuantity }: ProductControl & Pick<ReachedLimit, 'currentQuantity'>,
): void {
  feel('limit')
  const { i18n } = controller
  const kind = unitOf(product, unit)?.kind ?? 'PIECE'
  const name = fullProductName(product)
  const reason = reasonOf({ ...limit, currentQuantity }, kind, { labels: productLabels(i18n) })
  if (limit.by === 'cap')
    controller.notices.show({ kind: 'toast', about: 'info', text: reason, detail: name })
  else if (currentQuantity !== undefined || limit.remaining > 0)
    controller.showStockAlert({ title: reason, text: name })
  else controller.showStockAlert(stockAlert({ name, quantity: limit.maximum, kind }, i18n))
}
