import { useLingui } from '@lingui/react/macro'
import { icon, type IconProps } from '@provender/ui/tokens/icon'
import { __iconData as ban } from 'lucide-react/icons/ban'
import { __iconData as check } from 'lucide-react/icons/check'
import { __iconData as undo2 } from 'lucide-react/icons/undo-2'
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { useOrderTexts } from '../order/use-order-texts.ts'
import type { LineToPick } from './pick-lines.ts'
import { usePickTexts } from './use-pick-texts.ts'
import { useQuantityParts, useQuantityText } from './use-quantity-parts.ts'

const DoneIcon = icon(check)
const RefusedIcon = icon(ban)
const UndoIcon = icon(undo2)

interface PickKeyProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  readonly icon: ComponentType<IconProps>
  readonly children: ReactNode
}

export function PickKey({ icon: KeyIcon, children, ...rest }: PickKeyProps) {
  return (
    <button type="button" {...rest} className="f-key">
      <KeyIcon />
      {children}
    </button>
  )
}

/** A press so soon after the line appeared was meant for the line before. */
const unseenMs = 300

/**
 * The main key. It takes the focus of each new line, so that Enter picks one line after the other. A double tap and Enter held down
 * never pick a line that nobody has seen.
 */
export function MainKey({ icon: KeyIcon, children, onClick, ...rest }: PickKeyProps) {
  const key = useRef<HTMLButtonElement>(null)
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
    key.current?.focus({ preventScroll: true })
  }, [])
  return (
    <button
      ref={key}
      type="button"
      {...rest}
      className="f-key f-key-go"
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault()
      }}
      onClick={(event) => {
        if (event.timeStamp - shownAt.current >= unseenMs) onClick?.(event)
      }}
    >
      <KeyIcon size="l" />
      {children}
    </button>
  )
}

export function Amount({ line, quantity }: { readonly line: LineToPick; readonly quantity: number }) {
  const { t } = useLingui()
  const { amount, unit } = useQuantityParts(line)(quantity)
  const ordered = useQuantityText(line)(line.quantity)
  return (
    <div className="f-many">
      <b>
        {amount} <small>{unit}</small>
      </b>
      {quantity !== line.quantity && <span>{t`of ${ordered}`}</span>}
    </div>
  )
}

interface LineNotesProps {
  readonly line: LineToPick
  readonly companyName: string
}

/** For whom it is, and what the customer and the server say about it. */
export function LineNotes({ line, companyName }: LineNotesProps) {
  const { t } = useLingui()
  const { refused } = usePickTexts()
  const { substitutionWishes: wishes } = useOrderTexts()
  return (
    <>
      <div className="f-for">
        <b>{companyName}</b>
        {line.note !== '' && <span className="low">{line.note}</span>}
        {line.substitutionWish !== null && (
          <span>
            {t`If it runs out:`} {wishes[line.substitutionWish]}
          </span>
        )}
        {line.hasSubstitute && (
          <span>{t`A substitute goes with it. Picking the line again takes it out.`}</span>
        )}
      </div>
      {line.refused && (
        <div className="f-scan f-scan-wrong" role="alert">
          <RefusedIcon size="l" />
          <span>
            {t`Not accepted`}
            <small>{refused(line.refused)}</small>
          </span>
        </div>
      )}
    </>
  )
}

interface AgreedFieldProps {
  readonly mayAgree: boolean
  readonly value: string
  readonly onChange: (agreedBy: string) => void
}

export function AgreedField({ mayAgree, value, onChange }: AgreedFieldProps) {
  const { t } = useLingui()
  if (!mayAgree) return <p className="f-say">{t`A manager enters who agreed.`}</p>
  return (
    <label className="f-agreed">
      {t`Who agreed, and how?`}
      <input
        value={value}
        maxLength={300}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}

interface LastPickProps {
  readonly line: LineToPick
  readonly onUndo: () => void
}

/** What was picked before this line, to take it back. */
export function LastPick({ line, onUndo }: LastPickProps) {
  const { t } = useLingui()
  const text = useQuantityText(line)
  if (line.picked === null) return null
  return (
    <div className="f-scan f-last">
      <DoneIcon size="l" />
      <span>
        {line.name}
        <small>{text(line.picked)}</small>
      </span>
      <button type="button" className="f-key f-undo" aria-keyshortcuts="u" onClick={onUndo}>
        <UndoIcon />
        {t`Undo`}
      </button>
    </div>
  )
}
