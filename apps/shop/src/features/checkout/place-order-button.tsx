import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { useBusyMark } from '@provender/ui/controls/use-busy-mark'
import { quotedLines, groupedLines } from './quoted-lines.ts'
import type { Checkout } from './use-checkout.ts'

export interface PlaceOrderButtonProps {
  readonly checkout: Checkout
  /** As wide as its container, and tall. */
  readonly wide?: boolean
}

export function PlaceOrderButton({ checkout, wide }: PlaceOrderButtonProps) {
  const { t } = useLingui()
  const { isLocked, isSettling, place } = checkout
  const isOff = usePlaceHint(checkout) !== undefined
  const isBusy = isLocked || isSettling
  const isMarked = useBusyMark(isBusy)
  return (
    <Button
      look="go"
      size={wide ? 'tall' : 'normal'}
      wide={wide}
      disabled={isOff}
      busy={isMarked}
      onClick={isBusy ? undefined : place}
    >
      {t`Place order`}
    </Button>
  )
}

export function usePlaceHint({ left, quote }: Checkout): string | undefined {
  const { t } = useLingui()
  const { short, repriced, ordered } = groupedLines(quotedLines(quote))
  if (left > 0) return t`${plural(left, { one: '# step left', other: '# steps left' })}`
  if (ordered.length === 0) return t`There is nothing left to order.`
  if (short.length > 0) return t`Sort out the lines we're short of first.`
  if (repriced.length > 0) return t`First select what to keep at its new price.`
  return undefined
}
