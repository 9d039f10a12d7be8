import { useLingui } from '@lingui/react/macro'
import { substitutionWishes } from '@provender/domain/order/order'
import { CheckoutStep } from '@provender/ui/basket/checkout-step'
import { Choice, Options } from '@provender/ui/controls/choice'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as repeat } from 'lucide-react/icons/repeat-2'
import { useState } from 'react'
import { useWishLabels } from '../catalogue/use-wish-labels.ts'
import { storeOrderTexts } from './order-texts.ts'
import type { Checkout } from './use-checkout.ts'

const WishIcon = icon(repeat)

/** What to send if something runs out: the company's wish, which the customer may change for this order. */
export function WishSection({ checkout }: { readonly checkout: Checkout }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const labels = useWishLabels()
  const { wish, quote, isLocked, hasOwnWish } = checkout
  const answer = labels[wish]
  return (
    <CheckoutStep
      id="checkout-wish"
      icon={<WishIcon />}
      number={0}
      state={isOpen ? 'open' : 'done'}
      title={t`If something runs out`}
      answer={answer.title}
      detail={hasOwnWish ? t`For this order only` : undefined}
      action={isLocked ? undefined : { label: isOpen ? t`Keep` : t`Change`, onPress: () => setOpen(!isOpen) }}
    >
      {isOpen && (
        <Options label={t`If something runs out`} pairs>
          {substitutionWishes.map((each) => (
            <Choice
              key={each}
              title={labels[each].title}
              chosen={each === wish}
              onClick={() => {
                storeOrderTexts(quote.basket.id, { wish: each })
                setOpen(false)
              }}
            >
              {labels[each].detail}
            </Choice>
          ))}
        </Options>
      )}
    </CheckoutStep>
  )
}
