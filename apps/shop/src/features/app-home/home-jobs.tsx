import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { JobTile, type JobPicture, JobTiles } from '@provender/ui/page/job-tile'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { localMoment, shortDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { useQuery } from '@tanstack/react-query'
import { __iconData as listTodo } from 'lucide-react/icons/list-todo'
import { __iconData as rotateCcw } from 'lucide-react/icons/rotate-ccw'
import { __iconData as scanBarcode } from 'lucide-react/icons/scan-barcode'
import { __iconData as zap } from 'lucide-react/icons/zap'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { pictureOf, storageOf } from '../catalogue/product-parts.tsx'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { orderQuery } from '../order/orders-queries.ts'
import type { OrderFieldsFragment } from '../order/orders.documents.ts'
import { isAnySold } from '../order/reorder.ts'
import { useReorder } from '../order/use-reorder.ts'
import { useDueItems } from '../usual/use-due-items.ts'
import { lastSuppliedQuery } from './last-supplied-query.ts'

const UsualsIcon = icon(listTodo)
const QuickIcon = icon(zap)
const ScanIcon = icon(scanBarcode)
const AgainIcon = icon(rotateCcw)

export function HomeJobs() {
  const { t } = useLingui()
  const { products } = useAmounts()
  const { usuals, due, missingCount, isInBasket } = useDueItems()
  const missing = due.filter((item) => !isInBasket(item))
  const order = useQuery(lastSuppliedQuery).data?.orders.orders[0]
  return (
    <JobTiles label={t`Start an order`}>
      <JobTile
        icon={<UsualsIcon size="l" />}
        title={t`Your usuals`}
        detail={
          missingCount > 0
            ? t`${plural(missingCount, { one: '# still due', other: '# still due' })}`
            : products(usuals.length)
        }
        pictures={(missing.length > 0 ? missing : usuals).map(({ product }) => pictureOfJob(product))}
        href={hrefOf({ to: '/account/order-guide' })}
      />
      <JobTile
        icon={<QuickIcon size="l" />}
        title={t`Quick order`}
        detail={t`Type, paste or upload`}
        href={hrefOf({ to: '/quick-order' })}
      />
      <JobTile
        icon={<ScanIcon size="l" />}
        title={t`Scan`}
        detail={t`Shelf by shelf`}
        href={hrefOf({ to: '/scan' })}
      />
      {order ? (
        <OrderAgain order={order} />
      ) : (
        <JobTile
          icon={<AgainIcon size="l" />}
          title={t`Order again`}
          detail={t`After your first order`}
          href={hrefOf({ to: '/account/orders' })}
        />
      )}
    </JobTiles>
  )
}

function OrderAgain({ order }: { readonly order: OrderFieldsFragment }) {
  const { t } = useLingui()
  const language = useLanguage()
  const amounts = useAmounts()
  const { warehouseTimezone } = useConfig()
  // Loaded before it is pressed, so that one press is enough without a connection too.
  const { data } = useQuery(orderQuery(order.number))
  const lines = data?.order?.lines ?? []
  const { intoActiveBasket } = useReorder()
  const day = shortDay(localMoment(order.placedAt, warehouseTimezone).date, language)
  return (
    <JobTile
      icon={<AgainIcon size="l" />}
      title={t`Order again`}
      detail={`${day} · ${amounts.lines(order.lineCount)}`}
      pictures={lines.flatMap(({ product }) => (product ? [pictureOfJob(product)] : []))}
      onPress={isAnySold(lines) ? () => intoActiveBasket(lines) : undefined}
    />
  )
}

function pictureOfJob(product: ProductCardFieldsFragment): JobPicture {
  return { name: product.name, storage: storageOf(product), picture: pictureOf(product) }
}
