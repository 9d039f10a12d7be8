import { useLingui } from '@lingui/react/macro'
import { namesSomebody } from '@provender/domain/order/pick'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as arrowLeft } from 'lucide-react/icons/arrow-left'
import { __iconData as arrowRight } from 'lucide-react/icons/arrow-right'
import { useState } from 'react'
import { useKeys } from '../../kernel/use-keys.ts'
import { CountedLine } from './counted-line.tsx'
import { LastPick, PickKey } from './line-parts.tsx'
import { OtherQuantity } from './other-quantity.tsx'
import { type LineToPick, mustName, nextOpenLine } from './pick-lines.ts'
import { PickedLine } from './picked-line.tsx'
import { type Consent, nobody, WeighedLine } from './weighed-line.tsx'

const PreviousIcon = icon(arrowLeft)
const NextIcon = icon(arrowRight)

interface LineScreenProps {
  readonly lines: readonly LineToPick[]
  readonly line: LineToPick
  readonly companyName: string
  readonly isCardHeld: boolean
  readonly mayAgree: boolean
  readonly onRecord: (line: LineToPick, supplied: number | null, consent: Consent) => void
  /** Undefined: the next line that is not picked. */
  readonly onGoTo: (position: number | undefined) => void
}

/** One line: to be picked, picked, or about to be picked in another quantity. */
export function LineScreen({ lines, line, companyName, onRecord, onGoTo, ...rules }: LineScreenProps) {
  const { t } = useLingui()
  const [last, setLast] = useState<number>()
  const [changing, setChanging] = useState<number>()
  const { position, quantity } = line
  const isChanging = changing === position
  const goOn = () => onGoTo(nextOpenLine(lines, position)?.position)
  const pick = (supplied: number, consent: Consent): void => {
    onRecord(line, supplied, consent)
    setLast(position)
    setChanging(undefined)
    goOn()
  }
  const undo = (undone: LineToPick, agreedBy = ''): void => {
    // Its own screen asks for the name.
    if (!mustName(undone, null) || namesSomebody({ agreedBy })) {
      onRecord(undone, null, { ...nobody, agreedBy })
      setLast(undefined)
    }
    setChanging(undefined)
    onGoTo(undone.position)
  }
  const step = (by: number): void => {
    const next = lines.at((lines.indexOf(line) + by) % lines.length)
    if (next) onGoTo(next.position)
  }
  const undoable = [line, lines.find((each) => each.position === last)].find((each) => each?.picked !== null)
  useKeys({
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    u: undoable && (() => undo(undoable)),
  })
  const open = {
    line,
    companyName,
    mayAgree: rules.mayAgree,
    last: undoable && <LastPick line={undoable} onUndo={() => undo(undoable)} />,
    ways: (
      <>
        <PickKey icon={PreviousIcon} aria-keyshortcuts="ArrowLeft" onClick={() => step(-1)}>
          {t`Previous line`}
        </PickKey>
        <PickKey icon={NextIcon} aria-keyshortcuts="ArrowRight" onClick={() => step(1)}>
          {t`Next line`}
        </PickKey>
      </>
    ),
  }
  if (line.picked !== null && !isChanging)
    return (
      <PickedLine
        key={position}
        line={line}
        picked={line.picked}
        companyName={companyName}
        mayAgree={rules.mayAgree}
        onGoOn={goOn}
        onUndo={(agreedBy) => undo(line, agreedBy)}
        onChange={() => setChanging(position)}
      />
    )
  if (line.unitKind === 'KG')
    return <WeighedLine key={position} {...open} isCardHeld={rules.isCardHeld} onPick={pick} />
  if (isChanging)
    return (
      <OtherQuantity
        key={position}
        line={line}
        mayAgree={rules.mayAgree}
        onPick={(supplied, agreedBy) => pick(supplied, { ...nobody, agreedBy })}
        onBack={() => setChanging(undefined)}
      />
    )
  return (
    <CountedLine
      key={position}
      {...open}
      onHave={(agreedBy) => pick(quantity, { ...nobody, agreedBy })}
      onShort={() => setChanging(position)}
    />
  )
}
