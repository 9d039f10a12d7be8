import { useLingui } from '@lingui/react/macro'
import type { EditedLine } from '../basket/edited-basket.ts'
import { handleLineAction, type LineController } from '../basket/line-actions.ts'
import { lineNotes } from '../basket/line-notes.tsx'
import { LineBlock } from './line-block.tsx'
import { OrderLine } from './order-line.tsx'

export interface ShortLinesProps {
  readonly lines: readonly EditedLine[]
  readonly controller: LineController
}

/**
 * Lines that ask for more than the stock. The customer accepts the available
 * quantity or removes the line; nothing is reduced silently.
 */
export function ShortLines({ lines, controller }: ShortLinesProps) {
  const { t } = useLingui()
  return (
    <LineBlock title={t`Not enough in stock`} detail={t`Take what we have, or remove the product.`}>
      {lines.map((line) => (
        <OrderLine
          key={line.key}
          line={line}
          controller={controller}
          notes={lineNotes(line, controller, (action) => handleLineAction(controller, line, action)).filter(
            ({ about }) => about === 'short',
          )}
        />
      ))}
    </LineBlock>
  )
}
