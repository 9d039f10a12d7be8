import { isNotified } from '@provender/domain/order/state-machine'
import { localDay } from '@provender/domain/slots/local-time'
import { shortDate } from '@provender/domain/slots/short-date'
import { formatMessage } from '@provender/messages/format-message'
import { pushMessages } from '@provender/messages/push/push-messages'
import { isolatedText } from '../../kernel/text/isolated-text.ts'
import { isOffer, type TargetDevice } from './target-device.ts'

/** The message to the shop's service worker or an installed app (docs/product-rules.md#notifications). */
interface PushData {
  readonly title: string
  readonly body: string
  readonly product_id?: string
  readonly path?: string
  /** The same for repeats of a notification, so that it is shown once. */
  readonly tag: string
}

export interface PushMessage {
  readonly data: PushData
  /** How long the push service keeps it for a device that is off. */
  readonly ttlSeconds: number
  readonly urgency: 'low' | 'normal' | 'high'
  /** True for offers and news. Users can silence them and still get messages about their orders. */
  readonly isOffer: boolean
  /**
   * Messages with the same key replace each other while the device is off. Google holds at most four keys for a device, and
   * drops the messages of all others.
   */
  readonly collapseKey: 'orders' | 'stock' | 'statements' | 'offers'
  /** The number on the icon of an app. */
  readonly unread: number
  readonly wholesaler: string
}

interface PushOptions {
  readonly tag: string
  readonly ttlSeconds: number
  readonly shop: string
  readonly timeZone: string
}

export function pushMessage(
  notification: TargetDevice,
  { tag, ttlSeconds, shop, timeZone }: PushOptions,
): PushMessage {
  return {
    data: { ...textOf(notification, { shop, timeZone }), ...placeOf(notification), tag },
    ttlSeconds,
    urgency: urgencyOf(notification),
    isOffer: isOffer(notification),
    collapseKey: collapseKeyOf(notification),
    unread: notification.unread,
    wholesaler: shop,
  }
}

function collapseKeyOf({ kind, claim_id: claimId }: TargetDevice): PushMessage['collapseKey'] {
  if (kind === 'ORDER_STATUS' || claimId !== null) return 'orders'
  if (kind === 'STATEMENT') return 'statements'
  return kind === 'STOCK_BACK' ? 'stock' : 'offers'
}

/** A message that needs the user may wake a device; an offer waits until the device is used. */
function urgencyOf(notification: TargetDevice): PushMessage['urgency'] {
  const { kind, order_state: state } = notification
  if (kind === 'ORDER_STATUS') return state === 'READY_TO_COLLECT' || state === 'ON_HOLD' ? 'high' : 'normal'
  return isOffer(notification) ? 'low' : 'normal'
}

function textOf(
  notification: TargetDevice,
  { shop, timeZone }: Pick<PushOptions, 'shop' | 'timeZone'>,
): Pick<PushData, 'title' | 'body'> {
  const { kinds, order, states, statement, answeredReport, waitsForPayment } = pushMessages
  const { language, kind, order_number: number, order_state: state, hold, claim_id: claimId } = notification
  if (kind === 'ORDER_STATUS')
    return {
      title: isolatedText(language, order, { number: number ?? '' }).trim(),
      body:
        state !== null && isNotified(state)
          ? formatMessage(language, hold === 'CREDIT' ? waitsForPayment : states[state])
          : '',
    }
  if (claimId !== null)
    return {
      title: formatMessage(language, answeredReport.title, { number: claimId }),
      body: formatMessage(language, answeredReport.body),
    }
  if (kind === 'STATEMENT') {
    const monthStart = localDay(notification.created_at, timeZone).with({ day: 1 })
    const day = shortDate(monthStart.subtract({ days: 1 }).toString(), language)
    return {
      title: formatMessage(language, statement.title),
      body: formatMessage(language, statement.body, { day }),
    }
  }
  const { title, body } = kinds[kind]
  return {
    title: formatMessage(language, title),
    body: notification.product_name ?? isolatedText(language, body, { shop }),
  }
}

function placeOf({
  kind,
  product_id: productId,
  order_number: number,
  claim_id: claimId,
}: TargetDevice): Pick<PushData, 'product_id' | 'path'> {
  if (kind === 'ORDER_STATUS')
    return { path: number === null ? '/account/orders' : `/account/orders/${number}` }
  if (claimId !== null) return { path: `/account/help-centre/reports/${claimId}` }
  if (kind === 'STATEMENT') return { path: '/account/account-statements' }
  if (productId !== null) return { product_id: String(productId) }
  return { path: kind === 'PRICE_DROP' ? '/account/my-favourites' : '/account/notifications' }
}
