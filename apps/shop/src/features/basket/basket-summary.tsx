import { useLingui } from '@lingui/react/macro'
import type { FulfilmentMethod } from '@provender/domain/basket/basket'
import { showMoney } from '@provender/domain/money/show-money'
import { PayBar, Summary } from '@provender/ui/basket/summary'
import { Button, ButtonLink } from '@provender/ui/controls/button'
import { icon } from '@provender/ui/tokens/icon'
import { minorOf } from '@provender/web/format/minor-of'
import { timeLeftText } from '@provender/web/format/time-left'
import { useLanguage } from '@provender/web/texts/use-language'
import { __iconData as arrowRight } from 'lucide-react/icons/arrow-right'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import type { NextDelivery } from '../../kernel/session/use-next-delivery.ts'
import { useViewer } from '../../kernel/session/viewer.ts'
import { useBaskets } from '../basket-store/use-basket.ts'
import { checkoutHref, isUnsavedBasket } from './basket-href.ts'
import { BasketTotals, orderableCount, useIsProvisional, useUnpricedText } from './basket-totals.tsx'
import { DeliveryClock } from './delivery-clock.tsx'
import { MinimumOrderProgress } from './minimum-order-progress.tsx'
import type { EditedBasketView } from './use-edited-basket.ts'

const NextIcon = icon(arrowRight)

export interface BasketSummaryProps {
  readonly basket: EditedBasketView
  readonly delivery: NextDelivery | undefined
}

export function BasketSummary({ basket, delivery }: BasketSummaryProps) {
  const { t } = useLingui()
  return (
    <Summary label={t`Summary`}>
      <Minimums net={basket.totals.net} isDelivered={delivery !== undefined} />
      {delivery && <DeliveryClock delivery={delivery} />}
      <BasketTotals basket={basket} />
      {/* The bar has this button on narrower screens. */}
      <div className="grid max-md:hidden">
        <CheckoutLink basket={basket} tall />
      </div>
      <p className="text-small text-ink-3">
        {isCounting(basket) ? t`Updating the total…` : t`Prices are checked again when you order.`}
      </p>
    </Summary>
  )
}

export function BasketPayBar({ basket, delivery }: BasketSummaryProps) {
  const { t, i18n } = useLingui()
  const { currencyCode } = useViewer()
  const language = useLanguage()
  const vat = showMoney(basket.totals.vat, currencyCode, language)
  const timeLeft = delivery && timeLeftText(delivery.left, i18n)
  const inclusive = t`inc ${vat} VAT`
  const unpriced = useUnpricedText(basket)
  if (useIsProvisional(basket))
    return (
      <PayBar
        total={showMoney(basket.totals.net, currencyCode, language)}
        details={[t`+ VAT, will be updated`, ...(unpriced === undefined ? [] : [unpriced])]}
      >
        <CheckoutLink basket={basket} />
      </PayBar>
    )
  const progress = isCounting(basket) ? t`Updating the total…` : inclusive
  return (
    <PayBar
      total={basket.lines.length > 0 ? showMoney(basket.totals.gross, currencyCode, language) : '–'}
      details={timeLeft ? [progress, t`${timeLeft} left`] : [progress]}
    >
      <CheckoutLink basket={basket} />
    </PayBar>
  )
}

interface MinimumsProps {
  readonly net: EditedBasketView['totals']['net']
  readonly isDelivered: boolean
}

function Minimums({ net, isDelivered }: MinimumsProps) {
  const { availableDeliveryTypes, deliveryMinBasketTotal, collectionMinBasketTotal } = useConfig()
  const minimums = { DELIVERY: deliveryMinBasketTotal, CLICK_AND_COLLECT: collectionMinBasketTotal }
  const methods = (['DELIVERY', 'CLICK_AND_COLLECT'] satisfies FulfilmentMethod[]).filter(
    (method) => availableDeliveryTypes.includes(method) && (method !== 'DELIVERY' || isDelivered),
  )
  return methods.map((method) => (
    <MinimumOrderProgress key={method} method={method} minimum={minorOf(minimums[method])} net={net} />
  ))
}

function CheckoutLink({ basket, tall }: { readonly basket: EditedBasketView; readonly tall?: boolean }) {
  const { t } = useLingui()
  const baskets = useBaskets()
  const size = tall ? 'tall' : 'normal'
  const name = tall ? t`Checkout` : t({ context: 'short, on a phone', message: 'Checkout' })
  if (orderableCount(basket) === 0 || isUnsavedBasket(basket, baskets))
    return (
      <Button look="go" size={size} wide={tall} disabled>
        {name}
      </Button>
    )
  return (
    <ButtonLink href={checkoutHref(basket, baskets)} look="go" size={size} wide={tall}>
      {name} <NextIcon size="s" />
    </ButtonLink>
  )
}

function isCounting({ unpriced }: EditedBasketView): boolean {
  return unpriced.length > 0
}
