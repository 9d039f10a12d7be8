import { useLingui } from '@lingui/react/macro'
import { decimalMark } from '@provender/domain/money/show-money'
import { namesSomebody } from '@provender/domain/order/pick'
import { icon } from '@provender/ui/tokens/icon'
import { useLanguage } from '@provender/web/texts/use-language'
import { __iconData as check } from 'lucide-react/icons/check'
import { __iconData as minus } from 'lucide-react/icons/minus'
import { __iconData as plus } from 'lucide-react/icons/plus'
import { __iconData as undo2 } from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { useEscape } from '../../kernel/use-keys.ts'
import { usePackText } from '../../kernel/use-pack-text.ts'
import { AgreedField, MainKey, PickKey } from './line-parts.tsx'
import { NumberPad } from './number-pad.tsx'
import { type LineToPick, mustName } from './pick-lines.ts'
import { useQuantityParts, useQuantityText } from './use-quantity-parts.ts'
import { useTypedQuantity } from './use-typed-quantity.ts'

const SendIcon = icon(check)
const LessIcon = icon(minus)
const MoreIcon = icon(plus)
const BackIcon = icon(undo2)

interface OtherQuantityProps {
  readonly line: LineToPick
  readonly mayAgree: boolean
  readonly onPick: (supplied: number, agreedBy: string) => void
  readonly onBack: () => void
}

/** Another quantity than ordered, of pieces or boxes: counted down, or typed. */
export function OtherQuantity({ line, mayAgree, onPick, onBack }: OtherQuantityProps) {
  const { t } = useLingui()
  const pack = usePackText()
  const typed = useTypedQuantity({ isWeight: false })
  useEscape(onBack)
  const quantity = typed.quantity ?? line.picked ?? line.quantity - 1
  const ordered = useQuantityText(line)(line.quantity)
  const { amount } = useQuantityParts(line)(quantity)
  const isTooMuch = quantity > line.quantity
  const [agreedBy, setAgreedBy] = useState('')
  const isAsked = mustName(line, quantity)
  const short = useShown(line.quantity - quantity)
  const step = (by: number): void => typed.set(String(quantity + by))
  return (
    <>
      <div className="f-title">
        <h1>{line.name}</h1>
        <p>
          {[line.shelfLocation, pack(line.packSize), line.code].filter((part) => part !== '').join(' · ')}
        </p>
      </div>
      <div className="f-body">
        <p className="f-ask">{t`How many are there?`}</p>
        <div className="f-step">
          <button
            type="button"
            className="f-key"
            aria-label={t`One fewer`}
            disabled={quantity <= 0}
            onClick={() => step(-1)}
          >
            <LessIcon />
          </button>
          <b aria-live="polite">
            {amount}
            <small>{t`of ${ordered}`}</small>
          </b>
          <button
            type="button"
            className="f-key"
            aria-label={t`One more`}
            disabled={quantity >= line.quantity}
            onClick={() => step(1)}
          >
            <MoreIcon />
          </button>
        </div>
        <NumberPad typed={typed} isWeight={false} />
        <p className="f-say" role="alert">
          {isTooMuch && t`At most ${ordered}, as ordered.`}
        </p>
        {isAsked && <AgreedField mayAgree={mayAgree} value={agreedBy} onChange={setAgreedBy} />}
      </div>
      <div className="f-keys">
        <MainKey
          icon={SendIcon}
          disabled={isTooMuch || (isAsked && !namesSomebody({ agreedBy }))}
          onClick={() => onPick(quantity, agreedBy)}
        >
          {quantity === 0
            ? t`None there`
            : quantity < line.quantity
              ? t`Send ${amount}, short ${short}`
              : t`Have it`}
        </MainKey>
        <PickKey icon={BackIcon} aria-keyshortcuts="Escape" onClick={onBack}>{t`Back`}</PickKey>
      </div>
    </>
  )
}

function useShown(quantity: number): string {
  const mark = decimalMark(useLanguage())
  return String(quantity).replace('.', mark)
}
