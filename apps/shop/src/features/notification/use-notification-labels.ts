import { useLingui } from '@lingui/react/macro'
import type { HoldKind } from '@provender/domain/order/hold'
import type { OrderState } from '@provender/domain/order/order'
import { hrefOf } from '@provender/web/address/href-of'
import { lastDayOfMonthBefore, localMoment, shortDate } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { productHref } from '../../kernel/links/product-href.ts'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useOrderLabels } from '../order/use-order-labels.ts'
import type { NotificationItem } from './notifications-query.ts'

export interface NotificationLabels {
  readonly text: string
  readonly href: string | undefined
}

export function useNotificationLabels(): (notification: NotificationItem) => NotificationLabels {
  const { t } = useLingui()
  const language = useLanguage()
  const { appName, warehouseTimezone } = useConfig()
  const { states } = useOrderLabels()
  const productLabel = ({ notificationType, product }: NotificationItem): string => {
    const name = product?.name
    switch (notificationType) {
      case 'STOCK_BACK':
        return name === undefined ? t`A product is back in stock` : t`Back in stock: ${name}`
      case 'PRICE_DROP':
        return name === undefined ? t`Prices of your favourites went down` : t`Price down: ${name}`
      case 'PROMOTION':
        return name === undefined ? t`A new promotion` : t`Promotion: ${name}`
      default:
        return name === undefined ? t`News from ${appName}` : t`News: ${name}`
    }
  }
  /** SUBMITTED follows a hold, because placing an order sends no notification. */
  const stateLabel = (state: OrderState, hold: HoldKind | null): string => {
    if (state === 'SUBMITTED') return t`No longer on hold`
    return hold === 'CREDIT' ? t`On hold until you pay an overdue invoice` : states[state]
  }
  const statementLabel = ({ createdAt }: NotificationItem): string => {
    const day = shortDate(lastDayOfMonthBefore(localMoment(createdAt, warehouseTimezone).date), language)
    return t`Your account statement to ${day} is ready`
  }
  return (notification) => {
    const { notificationType, product, orderNumber: number, orderState, hold, claimNumber } = notification
    if (notificationType === 'ORDER_STATUS') {
      const state = orderState === null ? '' : stateLabel(orderState, hold)
      const text = number === null || state === '' ? t`Your order was updated` : t`Order ${number}: ${state}`
      return {
        text,
        href:
          number === null
            ? hrefOf({ to: '/account/orders' })
            : hrefOf({ to: '/account/orders/$number', params: { number } }),
      }
    }
    if (claimNumber !== null)
      return {
        text: t`Your report ${claimNumber} was answered`,
        href: hrefOf({ to: '/account/help-centre/reports/$number', params: { number: claimNumber } }),
      }
    if (notificationType === 'STATEMENT')
      return {
        text: statementLabel(notification),
        href: hrefOf({ to: '/account/account-statements' }),
      }
    return {
      text: productLabel(notification),
      href: product
        ? productHref(product)
        : // About several things at once, or about one that no longer exists.
          notificationType === 'PRICE_DROP'
          ? hrefOf({ to: '/account/my-favourites' })
          : undefined,
    }
  }
}
