import { useLingui } from '@lingui/react/macro'
import { lineNet } from '@provender/domain/money/money'
import { FixBox } from '@provender/ui/basket/fix-box'
import { Way, Ways } from '@provender/ui/controls/ways'
import { Tile } from '@provender/ui/product/tile'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as x } from 'lucide-react/icons/x'
import type { EditedLine } from '../basket/edited-basket.ts'
import { handleLineAction, type LineController } from '../basket/line-actions.ts'
import { availableTo } from '../basket/line-control.ts'
import { amount, kindOf, quantityText as quantityOf } from '../basket/line-labels.ts'
import { lineNotes } from '../basket/line-notes.tsx'
import { pictureOf, storageOf } from '../catalogue/product-parts.tsx'
import { leadTo } from './lead-to.ts'

const RemoveIcon = icon(x)

/** The section that the lines belong to. */
export const orderToReadId = 'order-to-read'

export interface ShortLinesProps {
  readonly lines: readonly EditedLine[]
  readonly controller: LineController
}

/**
 * Lines that ask for more than the stock. The customer accepts the available
 * quantity or leaves the product out; nothing is reduced silently.
 */
export function ShortLines({ lines, controller }: ShortLinesProps) {
  const { t } = useLingui()
  return (
    <section className="grid gap-2">
      <h3 className="text-name">{t`Not enough in stock`}</h3>
      {lines.map((line) => (
        <ShortLine key={line.key} line={line} controller={controller} />
      ))}
    </section>
  )
}

function ShortLine({ line, controller }: { readonly line: EditedLine; readonly controller: LineController }) {
  const { t } = useLingui()
  const { listContext } = controller
  const { name, product } = line.reviewed
  const takeable = availableTo(line)
  const note = lineNotes(line, controller, () => {}).find(({ about }) => about === 'short')
  const asked = quantityOf(line, controller)
  const all = amount(line.net, listContext)
  const decide = (type: 'reduceToStock' | 'remove') => {
    handleLineAction(controller, line, { type })
    leadTo(orderToReadId)
  }
  const quantityText =
    takeable === undefined ? '' : listContext.labels.quantity(takeable, kindOf(line) ?? 'PIECE')
  return (
    <FixBox
      title={name}
      detail={
        <>
          {note?.text} {t`You asked for ${asked}.`}
        </>
      }
    >
      <Ways label={t`What to do with ${name}`}>
        {takeable !== undefined && line.price !== undefined && (
          <Way
            sign={
              <Tile
                storage={product ? storageOf(product) : 'ambient'}
                picture={product ? pictureOf(product) : undefined}
                text={{ name }}
                shape="line"
              />
            }
            title={t`Take ${quantityText}`}
            detail={amount(lineNet(line.price, takeable), listContext)}
            onChoose={() => decide('reduceToStock')}
          />
        )}
        <Way
          sign={<RemoveIcon />}
          title={t`Leave it out`}
          detail={`−${all}`}
          onChoose={() => decide('remove')}
        />
      </Ways>
    </FixBox>
  )
}
