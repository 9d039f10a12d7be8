import { useLingui } from '@lingui/react/macro'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as check } from 'lucide-react/icons/check'
import { __iconData as minus } from 'lucide-react/icons/minus'
import { type ReactNode, useMemo } from 'react'
import { useKeys } from '../../kernel/use-keys.ts'
import { LineHead } from './line-head.tsx'
import { Amount, LineNotes, MainKey, PickKey } from './line-parts.tsx'
import type { LineToPick } from './pick-lines.ts'

const HaveIcon = icon(check)
const ShortIcon = icon(minus)

export interface OpenLineProps {
  readonly line: LineToPick
  readonly companyName: string
  /** The pick before it. */
  readonly last: ReactNode
  /** The keys to the lines before and after it. */
  readonly ways: ReactNode
}

interface CountedLineProps extends OpenLineProps {
  readonly onHave: () => void
  readonly onShort: () => void
}

/** Pieces or boxes: one press takes what was ordered. */
export function CountedLine({ line, companyName, last, ways, onHave, onShort }: CountedLineProps) {
  const { t } = useLingui()
  useKeys(useMemo(() => ({ s: onShort }), [onShort]))
  return (
    <>
      <LineHead line={line} />
      <Amount line={line} quantity={line.quantity} />
      <LineNotes line={line} companyName={companyName} />
      <div className="f-foot">
        {last}
        <div className="f-keys">
          <MainKey icon={HaveIcon} onClick={onHave}>{t`Have it`}</MainKey>
          <PickKey icon={ShortIcon} aria-keyshortcuts="s" onClick={onShort}>{t`Short`}</PickKey>
          {ways}
        </div>
      </div>
    </>
  )
}
