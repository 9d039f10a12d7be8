import { useLingui } from '@lingui/react/macro'
import type { BasketId } from '@provender/domain/ids'
import { CheckoutStep } from '@provender/ui/basket/checkout-step'
import { useShopState } from '../../kernel/state/shop-state.ts'
import type { LineController } from '../basket/line-actions.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { LeftOut } from './left-out.tsx'
import { OrderedLines } from './ordered-lines.tsx'
import { PriceChoice } from './price-choice.tsx'
import { quotedLines, groupedLines } from './quoted-lines.ts'
import { ShortLines } from './short-lines.tsx'
import type { StepProps } from './step-props.ts'

export function ReviewStep({ checkout }: StepProps) {
  const { t } = useLingui()
  return (
    <CheckoutStep title={t`Check your order`} state={checkout.stateOf('review')}>
      <Review checkout={checkout} />
    </CheckoutStep>
  )
}

function Review({ checkout }: Pick<StepProps, 'checkout'>) {
  const { quote } = checkout
  const controller = useQuoteController(quote.basket.id)
  const { leftOut, short, repriced, ordered } = groupedLines(quotedLines(quote))
  return (
    <>
      {short.length > 0 && <ShortLines lines={short} controller={controller} />}
      {repriced.length > 0 && <PriceChoice key={repriced.length} lines={repriced} controller={controller} />}
      {leftOut.length > 0 && <LeftOut lines={leftOut} controller={controller} />}
      <OrderedLines lines={ordered} controller={controller} />
    </>
  )
}

function useQuoteController(basketId: string): LineController {
  const { i18n } = useLingui()
  const { baskets, notices } = useShopState()
  const listContext = useProductList()
  return { basketId: basketId as BasketId, baskets, notices, listContext, i18n }
}
