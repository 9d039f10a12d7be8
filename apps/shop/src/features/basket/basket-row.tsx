import { msg } from '@lingui/core/macro'
import { zeroMinor } from '@provender/domain/money/money'
import { BasketLine } from '@provender/ui/basket/basket-line'
import { AddControl } from '@provender/ui/product/add-control'
import { useTabValue } from '@provender/web/storage/tab-value'
import { memo, useState } from 'react'
import { productHref } from '../../kernel/links/product-href.ts'
import { pricePerUnit } from '../catalogue/price-per-unit.ts'
import { pictureOf, storageOf } from '../catalogue/product-parts.tsx'
import type { EditedLine } from './edited-basket.ts'
import { handleLineAction, type LineController } from './line-actions.ts'
import { lineControl } from './line-control.ts'
import { amount, kindOf, metaOf, quantityText, vatText } from './line-labels.ts'
import { addNoteButton, type NoteEditing, ownNote } from './line-note.tsx'
import { lineNotes } from './line-notes.tsx'
import { noteDrafts } from './note-drafts.ts'
import { substitutionNotes, useSubstitutesNote } from './substitute-notes.tsx'

export interface BasketRowProps {
  readonly line: EditedLine
  readonly controller: LineController
}

/** A line of the basket. Memoised, so that a basket of 500 lines stays responsive. */
export const BasketRow = memo(function BasketRow({ line, controller }: BasketRowProps) {
  const { reviewed, price, isOrderable } = line
  const { product } = reviewed
  const { listContext, i18n } = controller
  const name = line.reviewed.name
  const control = lineControl(line, listContext)
  // The note of the line already reports that the stock is lower than the quantity.
  const isShort = line.problems.some(({ type }) => type === 'SHORT')
  const onAction = (pressed: Parameters<typeof handleLineAction>[2]) =>
    handleLineAction(controller, line, pressed)
  const substitutesNote = useSubstitutesNote(line, controller, onAction)
  const [isNoting, setNoting] = useState(false)
  const draftKey = `${controller.basketId}/${line.key}`
  const hasDraft = useTabValue(noteDrafts, draftKey) !== undefined
  const noteEditing: NoteEditing = {
    draftKey,
    isOpen: isNoting || hasDraft,
    onOpen: setNoting,
    onSave: (note) => onAction({ type: 'note', note }),
    onWish: (wish) => onAction({ type: 'wish', wish }),
  }
  return (
    <BasketLine
      href={product && control ? productHref(product) : undefined}
      name={name}
      meta={metaOf(line, i18n)}
      code={reviewed.code}
      storage={product ? storageOf(product) : 'ambient'}
      picture={product ? pictureOf(product) : undefined}
      quantity={
        control ? (
          <AddControl
            state={control.state}
            labels={control.labels}
            name={name}
            onAction={onAction}
            quiet
            reason="elsewhere"
          />
        ) : (
          quantityText(line, controller)
        )
      }
      reason={control?.state.offer === 'quantity' && !isShort ? control.state.reason : undefined}
      price={price === undefined ? '–' : pricePerUnit(price, kindOf(line), listContext)}
      vat={vatText(line, listContext)}
      sum={price === undefined ? '–' : amount(isOrderable ? line.net : zeroMinor, listContext)}
      left={!isOrderable}
      more={addNoteButton(line, noteEditing, i18n)}
      notes={[
        ...lineNotes(line, controller, onAction).map((note) =>
          note.about === 'out' && substitutesNote ? substitutesNote : note,
        ),
        ...substitutionNotes(line, controller, onAction),
        ...ownNote(line, noteEditing, i18n),
      ]}
      remove={{
        label: i18n._(msg`Remove ${name}`),
        word: i18n._(msg`Remove`),
        more: `${i18n._(msg`More`)}, ${name}`,
        onRemove: () => onAction({ type: 'remove' }),
      }}
    />
  )
})
