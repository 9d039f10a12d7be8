import { useLingui } from '@lingui/react/macro'
import { type SubstitutionWish, substitutionWishes } from '@provender/domain/order/order'
import { Button } from '@provender/ui/controls/button'
import { useState } from 'react'
import { WishButtons } from '../basket/line-wish.tsx'
import { useWishLabels } from '../catalogue/use-wish-labels.ts'
import { useOrderWish } from './use-order-wish.ts'

interface OrderWishProps {
  readonly number: string
  readonly wish: SubstitutionWish
}

/** What to send if something runs out, which can be changed until picking starts. */
export function OrderWish({ number, wish }: OrderWishProps) {
  const { t } = useLingui()
  const { title } = useWishLabels()[wish]
  const change = useOrderWish(number)
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <fieldset aria-label={t`If something runs out`} className="mt-1">
        <WishButtons wishes={substitutionWishes} wish={wish} onWish={(next) => void change({ wish: next })} />
      </fieldset>
    )
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-2">
      {title}
      <span className="print:hidden">
        <Button
          look="bare"
          size="small"
          aria-label={t`Change what to send if something runs out`}
          onClick={() => setOpen(true)}
        >
          {t`Change`}
        </Button>
      </span>
    </span>
  )
}
