import { useLingui } from '@lingui/react/macro'
import { showMoney } from '@provender/domain/money/show-money'
import { StateTag } from '@provender/ui/page/state-tag'
import { hrefOf } from '@provender/web/address/href-of'
import { localMoment, shortDate } from '@provender/web/format/dates'
import { minorOf } from '@provender/web/format/minor-of'
import { useLanguage } from '@provender/web/texts/use-language'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useAmounts } from '../catalogue/use-amounts.ts'
import type { OrderFieldsFragment } from './orders.documents.ts'
import { useFulfilmentLabels } from './use-fulfilment-labels.ts'
import { toneOf, useOrderLabels } from './use-order-labels.ts'

export function OrderItem({ order }: { readonly order: OrderFieldsFragment }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { warehouseTimezone } = useConfig()
  const { lines } = useAmounts()
  const { states } = useOrderLabels()
  const fulfilment = useFulfilmentLabels()
  const placed = localMoment(order.placedAt, warehouseTimezone)
  const day = shortDate(placed.date, language)
  const gross = showMoney(minorOf(order.totals.gross), order.currencyCode, language)
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-b border-line py-2.5 hover:bg-sunken/60 tablet:grid-cols-[104px_148px_minmax(0,1fr)_112px]">
      <p className="flex flex-wrap items-center gap-x-2 tablet:block">
        <a
          href={hrefOf({ to: '/account/orders/$number', params: { number: order.number } })}
          className="inline-block py-0.5 text-name figures underline-offset-3 after:absolute after:inset-0 hover:underline"
        >
          {order.number}
        </a>
        <span className="block text-small figures text-ink-2">{day}</span>
      </p>
      <p className="max-tablet:row-start-2">
        <StateTag tone={toneOf(order.state)}>{states[order.state]}</StateTag>
      </p>
      <p className="text-small figures text-ink-2 max-tablet:col-span-2">
        {fulfilment.short(order)} · <span className="whitespace-nowrap">{lines(order.lineCount)}</span>
      </p>
      <p className="text-end figures max-tablet:col-start-2 max-tablet:row-span-2 max-tablet:row-start-1">
        <b className="block text-figure">{gross}</b>
        <span className="text-small text-ink-2">{t`inc VAT`}</span>
      </p>
    </li>
  )
}
