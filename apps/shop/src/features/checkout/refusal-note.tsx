import { useLingui } from '@lingui/react/macro'
import { isApiError } from '@provender/client/api/execute'
import { Note } from '@provender/ui/page/note'
import { hrefOf } from '@provender/web/address/href-of'
import { useRefusalText } from '@provender/web/api/refusal-text'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useNetAmount } from '../basket/use-net-amount.ts'
import { useAmounts } from '../catalogue/use-amounts.ts'
import type { OrderRefusalType } from './checkout-page.documents.ts'
import type { PlaceOrderAnswer } from './order-attempt.ts'
import { QuoteChanges } from './quote-changes-list.tsx'
import type { Checkout } from './use-checkout.ts'

/** After this many tries without an answer, the note points to the order list. */
const manyTries = 4

export function OrderNote({ checkout }: { readonly checkout: Checkout }) {
  const { t } = useLingui()
  const refusalText = useRefusalText()
  const { order } = checkout
  switch (order.state) {
    case 'none':
    case 'sending':
    case 'placed':
      return null
    case 'checking':
      return (
        <Note urgent>
          <b>{t`Checking your order…`}</b>{' '}
          {t`We haven't heard back yet and are still checking. Nothing is ordered twice; please leave this page open.`}{' '}
          {order.tries >= manyTries && <OrdersLink />}
        </Note>
      )
    case 'failed':
      return (
        <Note tone="bad" urgent>
          <b>{t`An error has occurred`}.</b> {isApiError(order.error) && refusalText(order.error.refusal)}{' '}
          {order.mayBePlaced ? (
            <>
              {t`We don't know whether your order was placed.`}{' '}
              {t`Please look at your orders before you order again.`} <OrdersLink />
            </>
          ) : (
            `${t`Nothing was ordered.`} ${t`Please try again`}.`
          )}
        </Note>
      )
    case 'refused':
      return <Refusal checkout={checkout} answer={order.answer} />
  }
}

function OrdersLink() {
  const { t } = useLingui()
  return (
    <a href={hrefOf({ to: '/account/orders' })} className="link">
      {t`See your orders`}
    </a>
  )
}

interface RefusalProps {
  readonly checkout: Checkout
  readonly answer: PlaceOrderAnswer
}

function Refusal({ checkout, answer: { refusal, diff } }: RefusalProps) {
  const { t } = useLingui()
  const sentence = useRefusalSentence(checkout)
  return (
    <Note tone="low" urgent>
      <p>
        <b>{t`Nothing was ordered.`}</b> {sentence(refusal?.type ?? 'QUOTE_CHANGED')}
      </p>
      {diff && <QuoteChanges diff={diff} answers={checkout.answers} />}
    </Note>
  )
}

function useRefusalSentence({ quote, answers, missedDate }: Checkout): (type: OrderRefusalType) => string {
  const { t } = useLingui()
  const { money } = useAmounts()
  const netAmount = useNetAmount()
  const { registerCallPhoneNumber } = useConfig()
  const minimum = quote.methods.find(({ method }) => method === answers.method)?.minimum
  const left = money(quote.credit?.left ?? '')
  const amount = minimum === undefined ? '' : netAmount(minimum)
  return (type) => {
    switch (type) {
      case 'BASKET_EMPTY':
        return t`There is nothing left in this basket that can be ordered.`
      case 'SHORT_OF_STOCK':
        return t`We now have less in stock than you asked for. Take what we have, or remove the product.`
      case 'QUOTE_EXPIRED':
        return t`The prices were more than 15 minutes old. We've checked them again: please review and order.`
      case 'QUOTE_CHANGED':
        return t`Something changed while you were ordering. Please check and order again.`
      case 'METHOD_NOT_AVAILABLE':
        return t`This delivery or collection option isn't available now. Please choose another.`
      case 'BELOW_MINIMUM':
        return t`You must have a minimum order amount of ${amount}.`
      case 'SITE_CLOSED':
        return t`We cannot deliver to the site you chose any more. Please choose another.`
      case 'DELIVERY_DAY_CLOSED':
        return missedDate === undefined
          ? t`The cut-off for this delivery day has passed. Please choose another.`
          : t`The cut-off for this delivery day has passed. We have put in the next one.`
      case 'SLOT_CLOSED':
        return t`We are closed at this time. Please choose another.`
      case 'SLOT_PASSED':
        return t`This time has passed. Please choose another.`
      case 'SLOT_FULL':
        return t`This time is full. Please choose another time.`
      case 'PAYMENT_TYPE_NOT_AVAILABLE':
        return `${t`This payment method isn't available now. Please choose another or call us.`} ${registerCallPhoneNumber}`
      case 'CARD_HOLD_TOO_SHORT':
        return t`A card cannot be held until this day. Choose an earlier day or pay another way.`
      case 'CARD_NOT_FOUND':
        return t`This card is no longer saved. Please choose another.`
      case 'OVER_CREDIT_LIMIT':
        return t`This is more than your remaining credit (${left} inc VAT). Pay another way or remove some lines.`
      case 'PRICE_MARK_REQUIRED':
        return t`Please choose price-marked or plain packs.`
    }
  }
}
