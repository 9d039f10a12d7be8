import { useLingui } from '@lingui/react/macro'
import { apiQuery } from '@provender/client/api/api-query'
import { parseUnitPrice } from '@provender/domain/money/decimal'
import { showPercent } from '@provender/domain/money/show-money'
import { priceChange } from '@provender/domain/price/price-change'
import { Dialog } from '@provender/ui/overlays/dialog'
import { hrefOf } from '@provender/web/address/href-of'
import { localMoment, shortDate } from '@provender/web/format/dates'
import { useQuery } from '@tanstack/react-query'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { unitOf } from './basket-product.ts'
import { PaidPrices, type PaidPricesQuery } from './paid-prices.documents.ts'
import { pricePerUnit } from './price-per-unit.ts'
import type { ProductDetails } from './product-details.ts'
import { useProductList } from './use-product-list.ts'

interface PaidPricesDialogProps {
  readonly product: ProductDetails
  readonly onClose: () => void
}

/** The prices that the company paid for a product, each with the date of the first order at that price. */
export function PaidPricesDialog({ product, onClose }: PaidPricesDialogProps) {
  const { t } = useLingui()
  const { data } = useQuery(apiQuery(PaidPrices, { id: product.id }))
  return (
    <Dialog open onClose={onClose} title={t`Price history`} closeLabel={t`Close`} dismissible>
      <p className="text-small text-ink-2">
        {product.name} · {t`net`}
      </p>
      <ul aria-busy={!data} className="min-h-24 border-t border-ink">
        {data?.paidPrices.map((paid, index) => (
          <PaidPriceItem
            key={`${paid.orderNumber} ${paid.unit}`}
            paid={paid}
            before={data.paidPrices.slice(index + 1).find(({ unit }) => unit === paid.unit)}
            product={product}
          />
        ))}
      </ul>
    </Dialog>
  )
}

type PaidPrice = PaidPricesQuery['paidPrices'][number]

interface PaidPriceItemProps extends Omit<PaidPricesDialogProps, 'onClose'> {
  readonly paid: PaidPrice
  readonly before: PaidPrice | undefined
}

function PaidPriceItem({ paid, before, product }: PaidPriceItemProps) {
  const { t } = useLingui()
  const listContext = useProductList()
  const { warehouseTimezone } = useConfig()
  const kind = unitOf(product, paid.unit === '2' ? '2' : '1')?.kind
  const price = parseUnitPrice(paid.price)
  const earlier = parseUnitPrice(before?.price ?? '')
  const change = price === undefined || earlier === undefined ? null : priceChange(earlier, price)
  const date = shortDate(localMoment(paid.since, warehouseTimezone).date, listContext.language)
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-line py-2 figures">
      <a
        href={hrefOf({ to: '/account/orders/$number', params: { number: paid.orderNumber } })}
        className="py-0.5 text-accent underline"
      >
        {t`since ${date}`}
      </a>
      <span>
        {change && (
          <span className={`mr-3 text-small ${change.isUp ? 'text-low' : 'text-accent'}`}>
            {change.isUp ? '+' : '−'}
            {showPercent(change.percent, listContext.language)}
          </span>
        )}
        {price !== undefined && <b>{pricePerUnit(price, kind, listContext)}</b>}
      </span>
    </li>
  )
}
