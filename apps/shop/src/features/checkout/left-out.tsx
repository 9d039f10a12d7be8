import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import type { EditedLine } from '../basket/edited-basket.ts'
import { handleLineAction, type LineController } from '../basket/line-actions.ts'
import { lineControl } from '../basket/line-control.ts'
import { lineNotes } from '../basket/line-notes.tsx'
import { LineBlock } from './line-block.tsx'
import { OrderLine } from './order-line.tsx'

export interface LeftOutProps {
  readonly lines: readonly EditedLine[]
  readonly controller: LineController
}

export function LeftOut({ lines, controller }: LeftOutProps) {
  const { t } = useLingui()
  return (
    <LineBlock
      title={t`Not in this order`}
      detail={t`These stay in your basket; they are not ordered and not charged.`}
    >
      {lines.map((line) => (
        <OrderLine
          key={line.key}
          line={line}
          controller={controller}
          notes={lineNotes(line, controller, (action) => handleLineAction(controller, line, action)).map(
            (note) =>
              note.about === 'out'
                ? { ...note, action: <Reminder line={line} controller={controller} /> }
                : note,
          )}
        />
      ))}
    </LineBlock>
  )
}

function Reminder({ line, controller }: { readonly line: EditedLine; readonly controller: LineController }) {
  const { t } = useLingui()
  const offer = lineControl(line, controller.listContext)?.state.offer
  if (offer !== 'setReminder' && offer !== 'removeReminder') return null
  return (
    <Button look="bare" size="small" onClick={() => handleLineAction(controller, line, { type: offer })}>
      {offer === 'setReminder' ? t`Notify me when back in stock` : t`You'll be notified`}
    </Button>
  )
}
