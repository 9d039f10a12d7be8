import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { decimalMark } from '@provender/domain/money/show-money'
import { displayedQuantity } from '@provender/domain/units/quantity-limits'
import type { LineNote } from '@provender/ui/basket/basket-line'
import { Button } from '@provender/ui/controls/button'
import type { ReactNode } from 'react'
import type { ProductList } from '../catalogue/product-list.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { distinctPrices } from './distinct-prices.ts'
import type { CombinedQuantities, EditedLine, LineProblemView } from './edited-basket.ts'
import type { LineAction } from './line-actions.ts'
import { availableTo, lineControl } from './line-control.ts'
import { kindOf } from './line-labels.ts'

interface NoteContext {
  readonly listContext: ProductList
  readonly i18n: I18n
}

type OnLineAction = (action: LineAction) => void

/** The problems of a line, and what the customer can do about them (docs/product-rules.md#line-notes). */
export function lineNotes(
  line: EditedLine,
  controller: NoteContext,
  onAction: OnLineAction,
): readonly LineNote[] {
  return line.problems.map((problem) => noteOf(problem, { line, controller, onAction }))
}

interface NoteInput {
  readonly line: EditedLine
  readonly controller: NoteContext
  readonly onAction: OnLineAction
}

function noteOf(
  { type, available, combined }: LineProblemView,
  { line, controller, onAction }: NoteInput,
): LineNote {
  const { i18n } = controller
  switch (type) {
    case 'PRICE_CHANGED':
      return {
        about: 'price',
        text: <PriceNote line={line} />,
        action: (
          <NoteAction line={line} label={i18n._(msg`Keep`)} onPress={() => onAction({ type: 'keepPrice' })} />
        ),
      }
    case 'BOX_CHANGED':
      return {
        about: 'price',
        text: <BoxNote line={line} />,
        action: (
          <NoteAction line={line} label={i18n._(msg`Keep`)} onPress={() => onAction({ type: 'keepBox' })} />
        ),
      }
    case 'SHORT':
      return combined
        ? { about: 'short', ...combinedNote(combined, { line, controller, onAction }) }
        : { about: 'short', ...shortNote(available ?? line.quantity, { line, controller, onAction }) }
    case 'IN_TRANSIT':
      return {
        about: 'transit',
        text: (
          <Trans>
            <b>In transit.</b> It may not arrive.
          </Trans>
        ),
      }
    case 'BACK_ORDER':
      return {
        about: 'short',
        text: (
          <Trans>
            <b>Out of stock.</b> It may not arrive.
          </Trans>
        ),
      }
    case 'OUT_OF_STOCK':
      return {
        about: 'out',
        text: (
          <Trans>
            <b>Out of stock.</b> Not in the total.
          </Trans>
        ),
      }
    case 'NO_PRICE':
      return {
        about: 'unavailable',
        text: (
          <Trans>
            <b>No price.</b> Contact us for pricing. Not in the total.
          </Trans>
        ),
        action: (
          <NoteAction line={line} label={i18n._(msg`Remove`)} onPress={() => onAction({ type: 'remove' })} />
        ),
      }
    case 'NO_LONGER_AVAILABLE':
      return {
        about: 'unavailable',
        text: (
          <Trans>
            <b>No longer available.</b> Not in the total.
          </Trans>
        ),
        action: (
          <NoteAction line={line} label={i18n._(msg`Remove`)} onPress={() => onAction({ type: 'remove' })} />
        ),
      }
  }
}

function PriceNote({ line }: { readonly line: EditedLine }) {
  const listContext = useProductList()
  const { price, priceWhenAdded } = line
  if (price === undefined || priceWhenAdded === null) return null
  const [before, now] = distinctPrices(priceWhenAdded, price, listContext)
  return price < priceWhenAdded ? (
    <Trans>
      Price fell from <s>{before}</s> to <b>{now}</b> since you added it.
    </Trans>
  ) : (
    <Trans>
      Price rose from <s>{before}</s> to <b>{now}</b> since you added it.
    </Trans>
  )
}

export function BoxNote({ line }: { readonly line: EditedLine }) {
  const now = line.reviewed.product?.piecesPerBox
  const before = line.piecesPerBoxWhenAdded
  return (
    <Trans>
      A box now has <b>{now}</b> pieces, not <s>{before}</s>.
    </Trans>
  )
}

function shortNote(
  available: NonNullable<LineProblemView['available']>,
  input: NoteInput,
): Pick<LineNote, 'text' | 'action'> {
  const { line, controller } = input
  const { listContext } = controller
  const kind = kindOf(line) ?? 'PIECE'
  const availableText = listContext.labels.quantity(available, kind)
  const rest = lineControl(line, listContext)?.limit.remaining
  return {
    text:
      available > 0 ? (
        <Trans>
          <b>Only {availableText} left.</b>
        </Trans>
      ) : rest ? (
        <b>{listContext.labels.lessThanOne(rest, kind)}.</b>
      ) : (
        <Trans>
          <b>Not enough left.</b>
        </Trans>
      ),
    action: reduceAction(input),
  }
}

/**
 * The product's two lines together exceed the stock. Both show the same text,
 * and each offers the quantity that is left for it.
 */
function combinedNote(
  { requested, available: availableText }: CombinedQuantities,
  input: NoteInput,
): Pick<LineNote, 'text' | 'action'> {
  const { line, controller } = input
  const { listContext } = controller
  const kind = line.reviewed.product?.secondUnit === 'kg' ? 'KG' : 'PIECE'
  const requestedQuantity = displayedQuantity(requested, decimalMark(listContext.language))
  const stock = listContext.labels.quantity(availableText, kind)
  return {
    text: (
      <Trans>
        <b>
          Both lines together: {requestedQuantity}; in stock: {stock}.
        </b>
      </Trans>
    ),
    action: reduceAction(input),
  }
}

function reduceAction({ line, controller: { listContext, i18n }, onAction }: NoteInput): ReactNode {
  const takeable = availableTo(line)
  if (takeable === undefined)
    return <NoteAction line={line} label={i18n._(msg`Remove`)} onPress={() => onAction({ type: 'remove' })} />
  const quantityText = listContext.labels.quantity(takeable, kindOf(line) ?? 'PIECE')
  return (
    <NoteAction
      line={line}
      label={i18n._(msg`Take ${quantityText}`)}
      onPress={() => onAction({ type: 'reduceToStock' })}
    />
  )
}

interface NoteActionProps {
  readonly line: EditedLine
  readonly label: string
  readonly onPress: () => void
}

function NoteAction({ line, label, onPress }: NoteActionProps) {
  return (
    <Button look="bare" size="small" aria-label={`${label}, ${line.reviewed.name}`} onClick={onPress}>
      {label}
    </Button>
  )
}
