import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { decimalMark } from '@provender/domain/money/show-money'
import { displayedQuantity } from '@provender/domain/units/quantity-limits'
import type { LineNote } from '@provender/ui/basket/basket-line'
import { Button } from '@provender/ui/controls/button'
import type { ReactNode } from 'react'
import type { ProductListContext } from '../catalogue/product-list-context.ts'
import type { AskedTogether, EditedLine, ShownProblem } from './edited-basket.ts'
import type { LineAction } from './line-actions.ts'
import { availableTo, lineControl } from './line-control.ts'
import { kindOf } from './line-labels.ts'
import { pricesApart } from './prices-apart.ts'

interface NoteDesk {
  readonly shelf: ProductListContext
  readonly i18n: I18n
}

type Act = (act: LineAction) => void

/** The problems of a line, and what the customer can do about them (docs/product-rules.md#line-notes). */
export function lineNotes(line: EditedLine, desk: NoteDesk, act: Act): readonly LineNote[] {
  return line.problems.map((problem) => noteOf(problem, { line, desk, act }))
}

interface Noted {
  readonly line: EditedLine
  readonly desk: NoteDesk
  readonly act: Act
}

function noteOf({ type, available, together }: ShownProblem, { line, desk, act }: Noted): LineNote {
  const { i18n, shelf } = desk
  switch (type) {
    case 'PRICE_CHANGED':
      return {
        about: 'price',
        text: <PriceNote line={line} shelf={shelf} />,
        action: <Way onPress={() => act({ act: 'keepPrice' })}>{i18n._(msg`Keep`)}</Way>,
      }
    case 'SHORT':
      return together
        ? { about: 'short', ...togetherNote(together, { line, desk, act }) }
        : { about: 'short', ...shortNote(available ?? line.quantity, { line, desk, act }) }
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
        about: 'gone',
        text: (
          <Trans>
            <b>No price.</b> Contact us for pricing. Not in the total.
          </Trans>
        ),
        action: <Way onPress={() => act({ act: 'remove' })}>{i18n._(msg`Remove`)}</Way>,
      }
    case 'NO_LONGER_AVAILABLE':
      return {
        about: 'gone',
        text: (
          <Trans>
            <b>No longer available.</b> Not in the total.
          </Trans>
        ),
        action: <Way onPress={() => act({ act: 'remove' })}>{i18n._(msg`Remove`)}</Way>,
      }
  }
}

function PriceNote({ line, shelf }: { readonly line: EditedLine; readonly shelf: ProductListContext }) {
  const { price, priceWhenAdded } = line
  if (price === undefined || priceWhenAdded === null) return null
  const [before, now] = pricesApart(priceWhenAdded, price, shelf)
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

function shortNote(
  available: NonNullable<ShownProblem['available']>,
  noted: Noted,
): Pick<LineNote, 'text' | 'action'> {
  const { line, desk } = noted
  const { shelf } = desk
  const kind = kindOf(line) ?? 'PIECE'
  const there = shelf.words.quantity(available, kind)
  const rest = lineControl(line, shelf)?.limit.rest
  return {
    text:
      available > 0 ? (
        <Trans>
          <b>Only {there} left.</b>
        </Trans>
      ) : rest ? (
        <b>{shelf.words.lessThanOne(rest, kind)}.</b>
      ) : (
        <Trans>
          <b>Not enough left.</b>
        </Trans>
      ),
    action: takeWay(noted),
  }
}

/**
 * The product's two lines together exceed the stock. Both show the same text,
 * and each offers the quantity that is left for it.
 */
function togetherNote({ asked, there }: AskedTogether, noted: Noted): Pick<LineNote, 'text' | 'action'> {
  const { line, desk } = noted
  const { shelf } = desk
  const kind = line.reviewed.product?.unit2 === 'kg' ? 'KG' : 'PIECE'
  const wanted = displayedQuantity(asked, decimalMark(shelf.language))
  const stock = shelf.words.quantity(there, kind)
  return {
    text: (
      <Trans>
        <b>
          Both lines together: {wanted} of {stock}.
        </b>
      </Trans>
    ),
    action: takeWay(noted),
  }
}

function takeWay({ line, desk: { shelf, i18n }, act }: Noted): ReactNode {
  const takeable = availableTo(line)
  if (takeable === undefined) return <Way onPress={() => act({ act: 'remove' })}>{i18n._(msg`Remove`)}</Way>
  const taken = shelf.words.quantity(takeable, kindOf(line) ?? 'PIECE')
  return <Way onPress={() => act({ act: 'takeWhatIsThere' })}>{i18n._(msg`Take ${taken}`)}</Way>
}

function Way({ onPress, children }: { readonly onPress: () => void; readonly children: ReactNode }) {
  return (
    <Button look="bare" size="small" onClick={onPress}>
      {children}
    </Button>
  )
}
