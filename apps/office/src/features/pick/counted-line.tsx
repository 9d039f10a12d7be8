import { useLingui } from '@lingui/react/macro'
import { namesSomebody } from '@provender/domain/order/pick'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as check } from 'lucide-react/icons/check'
import { __iconData as minus } from 'lucide-react/icons/minus'
import { type ReactNode, useMemo, useState } from 'react'
import { useKeys } from '../../kernel/use-keys.ts'
import { LineHead } from './line-head.tsx'
import { AgreedField, Amount, LineNotes, MainKey, PickKey } from './line-parts.tsx'
import { type LineToPick, mustName } from './pick-lines.ts'

const HaveIcon = icon(check)
const ShortIcon = icon(minus)

export interface OpenLineProps {
  readonly line: LineToPick
  readonly companyName: string
  /** The last pick, which can be undone. */
  readonly last: ReactNode
  /** A manager may enter who agreed to a quantity. */
  readonly mayAgree: boolean
  /** The keys to the lines before and after it. */
  readonly ways: ReactNode
}

interface CountedLineProps extends OpenLineProps {
  readonly onHave: (agreedBy: string) => void
  readonly onShort: () => void
}

/** Pieces or boxes: one press takes what was ordered. */
export function CountedLine({ line, companyName, last, ways, mayAgree, onHave, onShort }: CountedLineProps) {
  const { t } = useLingui()
  const [agreedBy, setAgreedBy] = useState('')
  const isAsked = mustName(line, line.quantity)
  useKeys(useMemo(() => ({ s: onShort }), [onShort]))
  return (
    <>
      <LineHead line={line} />
      <Amount line={line} quantity={line.quantity} />
      <LineNotes line={line} companyName={companyName} />
      {isAsked && <AgreedField mayAgree={mayAgree} value={agreedBy} onChange={setAgreedBy} />}
      <div className="f-foot">
        {last}
        <div className="f-keys">
          <MainKey
            icon={HaveIcon}
            disabled={isAsked && !namesSomebody({ agreedBy })}
            onClick={() => onHave(agreedBy)}
          >
            {t`Have it`}
          </MainKey>
          <PickKey icon={ShortIcon} aria-keyshortcuts="s" onClick={onShort}>{t`Short`}</PickKey>
          {ways}
        </div>
      </div>
    </>
  )
}
