import { useLingui } from '@lingui/react/macro'
import type { Quantity } from '@provender/domain/money/money'
import { findPickRefusal, namesSomebody } from '@provender/domain/order/pick'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as ban } from 'lucide-react/icons/ban'
import { __iconData as check } from 'lucide-react/icons/check'
import { useState } from 'react'
import type { OpenLineProps } from './counted-line.tsx'
import { LineHead } from './line-head.tsx'
import { AgreedField, LineNotes, MainKey, PickKey } from './line-parts.tsx'
import { NumberPad } from './number-pad.tsx'
import { type LineToPick, mustName } from './pick-lines.ts'
import { type AskedRefusal, usePickTexts } from './use-pick-texts.ts'
import { useQuantityText } from './use-quantity-parts.ts'
import { useTypedQuantity } from './use-typed-quantity.ts'

const HaveIcon = icon(check)
const NoneIcon = icon(ban)

export interface Consent {
  readonly agreedBy: string
  readonly weighedAgain: number | null
}

export const nobody: Consent = { agreedBy: '', weighedAgain: null }

interface WeighedLineProps extends OpenLineProps {
  readonly isCardHeld: boolean
  readonly onPick: (supplied: number, consent: Consent) => void
}

/** Kilograms: the scales decide. What the order does not allow is asked here, before it is sent. */
export function WeighedLine({
  line,
  companyName,
  last,
  ways,
  isCardHeld,
  mayAgree,
  onPick,
}: WeighedLineProps) {
  const { t } = useLingui()
  const text = useQuantityText(line)
  const { asked } = usePickTexts()
  const typed = useTypedQuantity({ isWeight: true })
  const [agreedBy, setAgreedBy] = useState('')
  const [first, setFirst] = useState<number>()
  const weight = typed.quantity ?? 0
  const consent = { agreedBy, weighedAgain: first === weight ? weight : null }
  const refusal = weight > 0 ? askedOf(line, weight, { isCardHeld, consent }) : undefined
  const isUnnamed = mustName(line, weight) && !namesSomebody(consent)
  const needsName =
    weight > 0 &&
    (refusal === 'ABOVE_MARGIN' || refusal === 'FAR_TOO_LIGHT' || mustName(line, weight) || agreedBy !== '')
  // The field takes the room of the smaller keys, so that it and the main key are on the screen.
  const isNaming = needsName && mayAgree
  const isTwice = refusal === 'WEIGH_AGAIN'
  const ordered = text(line.quantity)
  const maxText = text(line.maxQuantity)
  const onHave = (): void => {
    if (!isTwice) return onPick(weight, consent)
    setFirst(weight)
    typed.set('')
  }
  return (
    <>
      <LineHead line={line} />
      <LineNotes line={line} companyName={companyName} />
      <div className="f-total">
        <b aria-live="polite">
          {typed.text === '' ? '–' : typed.text} <small>kg</small>
        </b>
        <span>{t`about ${ordered}, up to ${{ most: maxText }}`}</span>
      </div>
      <NumberPad typed={typed} isWeight />
      <div className="f-say" role="alert">
        {refusal && <p>{asked(refusal, maxText)}</p>}
        {refusal && !isTwice && refusal !== 'MORE_THAN_HELD' && !mayAgree && (
          <p>{t`Weigh less, or ask a manager to enter it.`}</p>
        )}
        {first !== undefined && weight === 0 && <p>{t`Now type the weight a second time.`}</p>}
      </div>
      {needsName && (mayAgree || refusal === undefined) && (
        <AgreedField mayAgree={mayAgree} value={agreedBy} onChange={setAgreedBy} />
      )}
      <div className="f-foot">
        {!isNaming && last}
        <div className="f-keys">
          <MainKey
            icon={HaveIcon}
            disabled={weight === 0 || isUnnamed || (refusal !== undefined && !isTwice)}
            onClick={onHave}
          >
            {isTwice ? t`Weigh again` : weight === 0 ? t`Type the weight` : t`Have ${text(weight)}`}
          </MainKey>
          {!isNaming && (
            <>
              <PickKey icon={NoneIcon} onClick={() => onPick(0, nobody)}>{t`None there`}</PickKey>
              {ways}
            </>
          )}
        </div>
      </div>
    </>
  )
}

function askedOf(
  { quantity, maxQuantity }: LineToPick,
  weight: number,
  { isCardHeld, consent }: { readonly isCardHeld: boolean; readonly consent: Consent },
): AskedRefusal | undefined {
  const grams = (kilograms: number) => Math.round(kilograms * 1000) as Quantity
  const { weighedAgain } = consent
  const refusal = findPickRefusal(
    { unitKind: 'kg', ordered: grams(quantity), maxQuantity: grams(maxQuantity) },
    grams(weight),
    {
      isCardHeld,
      consent: { ...consent, weighedAgain: weighedAgain === null ? null : grams(weighedAgain) },
    },
  )?.type
  return refusal === 'NOT_A_QUANTITY' || refusal === 'MORE_THAN_ORDERED' ? undefined : refusal
}
