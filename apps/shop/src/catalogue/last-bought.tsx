import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
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

/** How much the company took the last time, and the order it was in; nothing where there was none. */
export function LastBought({ product, shelf }: LastBoughtProps) {
  const { warehouseTimezone } = useConfig()
  const [last] = useSuspenseQuery(lastPurchaseQuery(product.id)).data.previouslyBought
  const kind = last && unitOf(product, last.unit === '2' ? '2' : '1')?.kind
  if (!last || !kind) return null
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
