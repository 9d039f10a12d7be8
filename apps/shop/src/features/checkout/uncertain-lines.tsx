import { useLingui } from '@lingui/react/macro'
import type { EditedLine } from '../basket/edited-basket.ts'
import type { LineController } from '../basket/line-actions.ts'
import { lineNotes } from '../basket/line-notes.tsx'
import { LineBlock } from './line-block.tsx'
import { OrderLine } from './order-line.tsx'
import { withReadProblems } from './reading-notes.ts'

export interface UncertainLinesProps {
  readonly lines: readonly EditedLine[]
  readonly controller: LineController
}

/** The lines of a folded order that have something to read. */
export function UncertainLines({ lines, controller }: UncertainLinesProps) {
  const { t } = useLingui()
  const uncertain = lines.map(withReadProblems).filter(({ problems }) => problems.length > 0)
  if (uncertain.length === 0) return null
  return (
    <LineBlock title={t`Please read before ordering`}>
      {uncertain.map((line) => (
        <OrderLine
          key={line.key}
          line={line}
          controller={controller}
          notes={lineNotes(line, controller, () => {}).map(({ about, text }) => ({ about, text }))}
        />
      ))}
    </LineBlock>
  )
}
