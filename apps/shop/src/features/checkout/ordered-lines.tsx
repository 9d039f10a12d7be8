import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { EditedLine } from '../basket/edited-basket.ts'
import type { LineController } from '../basket/line-actions.ts'
import { lineNotes } from '../basket/line-notes.tsx'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { LineBlock } from './line-block.tsx'
import { OrderLine } from './order-line.tsx'

/** A phone folds a longer order, so that its summary stays near. */
const shownOpen = 15

export interface OrderedLinesProps {
  readonly lines: readonly EditedLine[]
  readonly controller: LineController
}

/** The lines that will be ordered. Repeats which quantities may not arrive. */
export function OrderedLines({ lines, controller }: OrderedLinesProps) {
  const { t } = useLingui()
  const amounts = useAmounts()
  const [isUnfolded, setUnfolded] = useState(false)
  const countText = amounts.lines(lines.length)
  if (lines.length === 0) return null
  const uncertain = lines.filter(({ problems }) =>
    problems.some(({ type }) => type === 'IN_TRANSIT' || type === 'BACK_ORDER'),
  )
  const list = (some: readonly EditedLine[]) =>
    some.map((line) => <Ordered key={line.key} line={line} controller={controller} />)
  if (lines.length <= shownOpen)
    return <LineBlock title={t`Your order: ${countText}`}>{list(lines)}</LineBlock>
  return (
    <>
      {uncertain.length > 0 && <LineBlock title={t`May not arrive`}>{list(uncertain)}</LineBlock>}
      {!isUnfolded && (
        <button
          type="button"
          className="justify-self-start py-2 text-label text-accent underline-offset-3 hover:underline tablet:hidden pointer-coarse:min-h-11"
          onClick={() => setUnfolded(true)}
        >
          {t`Show the whole order: ${countText}`}
        </button>
      )}
      <div className={isUnfolded ? undefined : 'max-tablet:hidden'}>
        <LineBlock title={t`Your order: ${countText}`}>{list(lines)}</LineBlock>
      </div>
    </>
  )
}

function Ordered({ line, controller }: { readonly line: EditedLine; readonly controller: LineController }) {
  const notes = lineNotes(line, controller, () => {}).filter(
    ({ about, action }) => action === undefined && (about === 'transit' || about === 'short'),
  )
  return <OrderLine line={line} controller={controller} notes={notes} />
}
