import { useLingui } from '@lingui/react/macro'
import { showMoney } from '@provender/domain/money/show-money'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { shortDay } from '@provender/web/format/dates'
import { minorOf } from '@provender/web/format/minor-of'
import { useLanguage } from '@provender/web/texts/use-language'
import { useQuery } from '@tanstack/react-query'
import { __iconData as clock } from 'lucide-react/icons/clock'
import { __iconData as store } from 'lucide-react/icons/store'
import { __iconData as truck } from 'lucide-react/icons/truck'
import { useToday } from '../../kernel/format/use-today.ts'
import { NextCutOff } from '../dashboard/next-cut-off.tsx'
import type { OrderFieldsFragment } from '../order/orders.documents.ts'
import { useOrderLabels } from '../order/use-order-labels.ts'
import { nextOrdersQuery } from './next-orders-query.ts'

const DeliveryIcon = icon(truck)
const CollectionIcon = icon(store)
const CutOffIcon = icon(clock)

const maxOrders = 3

/** What arrives or can be collected today, or next, and until when more can be ordered. */
export function NextOrders() {
  const { t } = useLingui()
  const today = useToday()
  const data = useQuery(nextOrdersQuery).data?.orders
  // Without a connection, nobody knows what is on its way.
  if (!data) return null
  const ofToday = data.orders.filter(({ fulfilmentDate }) => fulfilmentDate === today)
  const orders = (ofToday.length > 0 ? ofToday : data.orders).slice(0, maxOrders)
  const title = ofToday.length > 0 ? t`Today` : t`Next delivery`
  return (
    <section
      aria-label={title}
      className="grid content-start rounded-sheet border border-line px-4 pt-3.5 pb-1 tablet:px-4.5 tablet:pt-4 tablet:pb-2"
    >
      <h2 className="mb-1 text-heading">{title}</h2>
      {orders.length === 0 ? (
        <p className="border-b border-line py-3 text-ink-2">{t`Nothing is on its way.`}</p>
      ) : (
        <ul>
          {orders.map((order) => (
            <NextOrder key={order.number} order={order} isToday={ofToday.length > 0} />
          ))}
        </ul>
      )}
      <p className="flex min-h-11 items-center gap-2 text-small figures text-ink-2">
        <CutOffIcon size="s" />
        <span>
          <NextCutOff />
        </span>
      </p>
    </section>
  )
}

function NextOrder({ order, isToday }: { readonly order: OrderFieldsFragment; readonly isToday: boolean }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { states } = useOrderLabels()
  const { number, method, fulfilmentDate, collectionTime, totals, currencyCode } = order
  const isDelivery = method === 'DELIVERY'
  const state = states[order.state]
  const day = shortDay(fulfilmentDate, language)
  const name = isDelivery ? t`Delivery` : t`Click and Collect`
  const due = isToday ? (collectionTime ?? '') : [day, collectionTime].filter(Boolean).join(', ')
  return (
    <li className="relative grid min-h-15 grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-2 figures hover:bg-sunken/60">
      <span className="text-ink-2">
        {isDelivery ? <DeliveryIcon size="l" /> : <CollectionIcon size="l" />}
      </span>
      <p>
        <a
          href={hrefOf({ to: '/account/orders/$number', params: { number } })}
          className="block text-name font-[600] underline-offset-3 after:absolute after:inset-0 hover:underline"
        >
          {due === '' ? `${name}: ${state}` : `${name}, ${due}`}
        </a>
        <span className="text-small text-ink-2">
          {[t`Order ${number}`, due === '' ? undefined : state].filter(Boolean).join(' · ')}
        </span>
      </p>
      <p className="text-end">
        <b className="block font-[600]">{showMoney(minorOf(totals.gross), currencyCode, language)}</b>
        <span className="text-small text-ink-2">{t`inc VAT`}</span>
      </p>
    </li>
  )
}
