import { Trans, useLingui } from '@lingui/react/macro'
import { parseUnitPrice } from '@provender/domain/money/decimal'
import { priceChange } from '@provender/domain/price/price-change'
import { quantityFromWire } from '@provender/sync/operations/basket-wire'
import { hrefOf } from '@provender/web/address/href-of'
import { localMoment, shortDate } from '@provender/web/format/dates'
import { lazyPart } from '@provender/web/loading/lazy-part'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { unitOf } from './basket-product.ts'
import { lastPurchaseQuery } from './load-product.ts'
import { type ProductDetails } from './product-details.ts'
import { useProductList } from './use-product-list.ts'

const PaidPricesDialog = lazyPart(async () => (await import('./paid-prices-dialog.tsx')).PaidPricesDialog)

interface LastBoughtProps {
  readonly product: ProductDetails
}

/** Keeps its height while it is empty, so that the content below does not move. */
export function LastBoughtLine({ children = '\u00a0' }: { readonly children?: ReactNode }) {
  return <p className="mt-3 py-1 text-small text-ink-2">{children}</p>
}

/** The last purchase of the company: quantity, order, and the price change since. */
export function LastBought({ product }: LastBoughtProps) {
  const { t } = useLingui()
  const listContext = useProductList()
  const { warehouseTimezone } = useConfig()
  const [showsPrices, setShowsPrices] = useState(false)
  const { data } = useQuery(lastPurchaseQuery(product.id))
  const last = data?.previouslyBought[0]
  const sold = last && unitOf(product, last.unit === '2' ? '2' : '1')
  if (!last || !sold)
    return <LastBoughtLine>{data && !last ? t`You have not bought this yet.` : undefined}</LastBoughtLine>
  const quantity = listContext.labels.quantity(quantityFromWire(last.quantity), sold.kind)
  const date = shortDate(localMoment(last.boughtAt, warehouseTimezone).date, listContext.language)
  const [before, now] = [parseUnitPrice(last.price), parseUnitPrice(sold.price ?? '')]
  const change = before === undefined || now === undefined ? null : priceChange(before, now)
  const percent = change?.percent ?? 0
  return (
    <div className="mt-3 text-small figures text-ink-2">
      <Trans>
        Last bought: {quantity},{' '}
        <a
          href={hrefOf({ to: '/account/orders/$number', params: { number: last.orderNumber } })}
          className="inline-block py-1 text-accent underline"
        >
          {date}
        </a>
      </Trans>
      {change && (
        <>
          {' · '}
          <span className={change.isUp ? 'text-low' : 'text-accent'}>
            {change.isUp
              ? t`Up ${percent}% since your last order`
              : t`Down ${percent}% since your last order`}
          </span>
        </>
      )}
      {' · '}
      <button
        type="button"
        className="inline-block py-1 text-accent underline"
        onClick={() => setShowsPrices(true)}
      >
        {t`Price history`}
      </button>
      {showsPrices && (
        <Suspense>
          <PaidPricesDialog product={product} onClose={() => setShowsPrices(false)} />
        </Suspense>
      )}
    </div>
  )
}
