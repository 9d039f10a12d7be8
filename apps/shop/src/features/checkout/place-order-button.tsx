import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { useBusyMark } from '@provender/ui/controls/use-busy-mark'
import { icon } from '@provender/ui/tokens/icon'
import { shortDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { __iconData as arrowUp } from 'lucide-react/icons/arrow-up'
import { leadTo } from './lead-to.ts'
import type { Checkout } from './use-checkout.ts'
import { useNextStep } from './use-next-step.ts'

const UpIcon = icon(arrowUp)

export interface PlaceOrderButtonProps {
  readonly checkout: Checkout
  /** As wide as its container, and tall. */
  readonly wide?: boolean | undefined
}

/** Places the order. While something is missing, it says what and leads there. */
export function PlaceOrderButton({ checkout, wide }: PlaceOrderButtonProps) {
  const { t } = useLingui()
  const next = useNextStep(checkout)
  const size = wide ? 'tall' : 'normal'
  if (!next) return <ReadyButton checkout={checkout} wide={wide} />
  const { target } = next
  // Beside the page, the problem is in view; a phone leads to it.
  if (target === undefined || (wide && !next.isQuestion))
    return <Button {...{ size, wide }} disabled>{t`Place order`}</Button>
  return (
    <Button look="next" {...{ size, wide }} onClick={() => leadTo(target)}>
      {next.label}
      {wide && <UpIcon size="s" />}
    </Button>
  )
}

function ReadyButton({ checkout, wide }: PlaceOrderButtonProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { isLocked, isSettling, hasJustChanged, place, missedDate, answers } = checkout
  const isBusy = isLocked || isSettling
  const isMarked = useBusyMark(isBusy)
  const day = shortDay(answers.date ?? '', language)
  return (
    <Button
      look="go"
      size={wide ? 'tall' : 'normal'}
      wide={wide}
      busy={isMarked && (isBusy || 'ended')}
      aria-disabled={(hasJustChanged && !isBusy) || undefined}
      onClick={isBusy ? undefined : place}
    >
      {missedDate === undefined ? t`Place order` : t`Place order for ${day}`}
    </Button>
  )
}
