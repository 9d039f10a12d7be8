import { useLingui } from '@lingui/react/macro'
import { localMoment, longDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { useQueryClient } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { sessionOf, useConfig } from '../../kernel/session/shop-queries.ts'
import { pricePerUnit } from '../catalogue/price-per-unit.ts'
import { packOf } from '../catalogue/product-parts.tsx'
import { BasketTotals, useIsProvisional, useUnpricedText } from './basket-totals.tsx'
import type { EditedLine } from './edited-basket.ts'
import type { LineController } from './line-actions.ts'
import { amount, kindOf, quantityText, vatText } from './line-labels.ts'
import { LineWish } from './line-wish.tsx'
import type { EditedBasketView } from './use-edited-basket.ts'

export interface PrintedBasketProps {
  readonly basket: EditedBasketView
  readonly controller: LineController
}

export function PrintedBasket({ basket, controller }: PrintedBasketProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { warehouseTimezone } = useConfig()
  const user = sessionOf(useQueryClient())?.user
  const unpriced = useUnpricedText(basket)
  const isCounting = !useIsProvisional(basket) && basket.unpriced.length > 0
  const [printedAt] = useState(() => new Date().toISOString())
  const { date } = localMoment(printedAt, warehouseTimezone)
  const heads = [t`Code`, t`Product`, t`Pack`, t`Quantity`, t`Net price`, t`VAT`, t`Net total`]
  return (
    <div className="hidden text-small figures print:block">
      <h1 className="mt-2 text-title">{basket.name}</h1>
      <p className="mb-4">
        <b>{user?.companyName}</b> · {user?.code} · {longDay(date, language)} {date.slice(0, 4)}
      </p>
      <table className="mb-4 w-full border-collapse text-start">
        <thead>
          <tr className="border-b border-ink">
            {heads.map((head, index) => (
              <th key={head} scope="col" className={cellClass(index)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {basket.lines.map((line) => (
            <PrintedLine key={line.key} line={line} controller={controller} />
          ))}
        </tbody>
      </table>
      <div className="ml-auto max-w-80 break-inside-avoid">
        <BasketTotals basket={basket} />
        {isCounting && <p className="mt-1 text-small">{unpriced}</p>}
      </div>
    </div>
  )
}

function cellClass(index: number): string {
  return `py-1 pr-3 align-top last:pr-0 ${index < 3 ? 'text-start' : 'text-end whitespace-nowrap'}`
}

function PrintedLine({
  line,
  controller,
}: {
  readonly line: EditedLine
  readonly controller: LineController
}) {
  const { listContext } = controller
  const { product, code, name } = line.reviewed
  const hasPrice = line.price !== undefined
  const sum = amount(line.net, listContext)
  const cells = [
    code,
    <Fragment key="name">
      {line.note === '' ? name : `${name} (${line.note})`}
      {line.substitutionWish !== null && (
        <p>
          <LineWish wish={line.substitutionWish} />
        </p>
      )}
    </Fragment>,
    product ? packOf(product, listContext.labels) : '',
    quantityText(line, controller),
    hasPrice ? pricePerUnit(line.price, kindOf(line), listContext) : '–',
    vatText(line, listContext),
    hasPrice ? line.isOrderable ? sum : <s key="sum">{sum}</s> : '–',
  ]
  return (
    <tr className="break-inside-avoid border-b border-line">
      {cells.map((cell, index) => (
        // The columns never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={index} className={cellClass(index)}>
          {cell}
        </td>
      ))}
    </tr>
  )
}
