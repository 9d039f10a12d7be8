import { Trans, useLingui } from '@lingui/react/macro'
import type { ReviewedLineFieldsFragment } from '../basket/basket-page.documents.ts'
import { quantityFromWire, unitFromWire } from '../basket/wire.ts'
import { unitOf } from '../catalogue/basket-product.ts'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { useShelf } from '../catalogue/use-shelf.ts'
import type { Quote } from './ask-checkout.ts'
import { type QuoteChange, quoteChanges } from './quote-changes.ts'

export interface QuoteChangesProps {
  readonly before: Quote
  readonly after: Quote
}

/** What is different from what the person agreed to: line by line, and in the total. */
export function QuoteChanges({ before, after }: QuoteChangesProps) {
  const { money } = useAmounts()
  const name = useLineName()
  const changes = quoteChanges(before, after)
  const was = money(before.review.totals.gross)
  const now = money(after.review.totals.gross)
  if (changes.length === 0 && was === now) return null
  return (
    <ul className="mt-2 grid list-disc gap-1 pl-4">
      {changes.map((change) => (
        <li key={`${change.type} ${change.line.productId} ${change.line.unit}`}>
          {name(change.line)}: <Change change={change} />
        </li>
      ))}
      {was !== now && (
        <li>
          <Trans>
            Total <s>{was}</s> <b>{now}</b>
          </Trans>
        </li>
      )}
    </ul>
  )
}

function Change({ change }: { readonly change: QuoteChange }) {
  const { t } = useLingui()
  const quantity = useQuantity()
  const { money } = useAmounts()
  switch (change.type) {
    case 'added':
      return t`is in the basket now`
    case 'removed':
      return t`is no longer in the basket`
    case 'noLongerOrderable':
      return t`cannot be ordered any more`
    case 'orderableAgain':
      return t`can be ordered again`
    case 'price': {
      const was = money(change.before.net)
      const now = money(change.line.net)
      return (
        <Trans>
          <s>{was}</s> <b>{now}</b>
        </Trans>
      )
    }
    case 'quantity': {
      const was = quantity(change.before)
      const now = quantity(change.line)
      return (
        <Trans>
          <s>{was}</s> <b>{now}</b>
        </Trans>
      )
    }
  }
}

/** With its unit where the product is sold in two: both may have changed. */
function useLineName(): (line: ReviewedLineFieldsFragment) => string {
  const { words } = useShelf()
  return ({ name, product, unit }) => {
    const sold = product && product.units.length > 1 ? unitOf(product, unitFromWire(unit)) : undefined
    return sold ? `${name}, ${words.unit[sold.kind]}` : name
  }
}

function useQuantity(): (line: ReviewedLineFieldsFragment) => string {
  const { words } = useShelf()
  return ({ product, unit, quantity }) =>
    words.quantity(
      quantityFromWire(quantity),
      product?.units.find((each) => each.unit === unit)?.kind ?? 'PIECE',
    )
}
