import { useLingui } from '@lingui/react/macro'
import { namesSomebody } from '@provender/domain/order/pick'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as arrowRight } from 'lucide-react/icons/arrow-right'
import { __iconData as check } from 'lucide-react/icons/check'
import { __iconData as pencil } from 'lucide-react/icons/pencil'
import { __iconData as undo2 } from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { LineHead } from './line-head.tsx'
import { AgreedField, Amount, LineNotes, MainKey, PickKey } from './line-parts.tsx'
import { type LineToPick, mustName } from './pick-lines.ts'

const DoneIcon = icon(check)
const NextIcon = icon(arrowRight)
const ChangeIcon = icon(pencil)
const UndoIcon = icon(undo2)

interface PickedLineProps {
  readonly line: LineToPick
  readonly picked: number
  readonly companyName: string
  readonly mayAgree: boolean
  readonly onGoOn: () => void
  readonly onUndo: (agreedBy: string) => void
  readonly onChange: () => void
}

export function PickedLine({
  line,
  picked,
  companyName,
  mayAgree,
  onGoOn,
  onUndo,
  onChange,
}: PickedLineProps) {
  const { t } = useLingui()
  const [agreedBy, setAgreedBy] = useState('')
  const isAsked = mustName(line, null)
  return (
    <>
      <LineHead line={line} />
      <Amount line={line} quantity={picked} />
      <LineNotes line={line} companyName={companyName} />
      {isAsked && <AgreedField mayAgree={mayAgree} value={agreedBy} onChange={setAgreedBy} />}
      <div className="f-foot">
        <div className="f-scan f-scan-right">
          <DoneIcon size="l" />
          <span>
            {picked === 0 ? t`None there` : t`Picked`}
            <small>{line.isUnsent ? t`not sent yet` : t`the server has it`}</small>
          </span>
        </div>
        <div className="f-keys f-keys-two">
          <MainKey icon={NextIcon} onClick={onGoOn}>{t`Continue`}</MainKey>
          <PickKey
            icon={UndoIcon}
            aria-keyshortcuts="u"
            disabled={isAsked && !namesSomebody({ agreedBy })}
            onClick={() => onUndo(agreedBy)}
          >
            {t`Undo`}
          </PickKey>
          <PickKey icon={ChangeIcon} onClick={onChange}>{t`Change`}</PickKey>
        </div>
      </div>
    </>
  )
}
