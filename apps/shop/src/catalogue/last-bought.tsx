import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useConfig } from '../app/shop-queries.ts'
import { quantityFromWire } from '../basket/wire.ts'
import { localMoment, shortDate } from '../format/dates.ts'
import { unitOf } from './basket-product.ts'
import { lastPurchaseQuery, type ProductDetails } from './load-product.ts'
import type { Shelf } from './shelf.ts'

interface LastBoughtProps {
  readonly product: ProductDetails
  readonly shelf: Shelf
}

/** How much the company took the last time, and the order it was in; an empty line where there was none. */
export function LastBought({ product, shelf }: LastBoughtProps) {
  const { warehouseTimezone } = useConfig()
  const { data } = useQuery(lastPurchaseQuery(product.id))
  const last = data?.previouslyBought[0]
  const kind = last && unitOf(product, last.unit === '2' ? '2' : '1')?.kind
  // Its line is there before it is known, and stays: what is below never moves.
  if (!last || !kind) return <p className="mt-3 py-1 text-small">{'\u00a0'}</p>
  const quantity = shelf.words.quantity(quantityFromWire(last.quantity), kind)
  const date = shortDate(localMoment(last.boughtAt, warehouseTimezone).date, shelf.language)
  return (
    <p className="mt-3 text-small text-ink-2 figures">
      <Trans>
        Last bought: {quantity},{' '}
        <a href={`/account/orders/${last.orderNumber}`} className="inline-block py-1 text-accent underline">
          {date}
        </a>
      </Trans>
    </p>
  )
}
