import { useLingui } from '@lingui/react/macro'
import { showPercent } from '@provender/domain/money/show-money'
import { localMoment, longDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { sessionOf, useConfig } from '../../kernel/session/shop-queries.ts'
import { useViewer } from '../../kernel/session/viewer.ts'
import { pricePerUnit } from '../catalogue/price-per-unit.ts'
import { packOf } from '../catalogue/product-parts.tsx'
import type { EditedLine } from './edited-basket.ts'
import type { LineController } from './line-actions.ts'
import { amount, kindOf, quantityText } from './line-labels.ts'
import { TotalsView } from './totals-view.tsx'
import type { EditedBasketView } from './use-edited-basket.ts'

export interface BasketPrintProps {
  readonly basket: EditedBasketView
  readonly controller: LineController
}

/** The basket on paper: company, day, a plain table and the totals. Rendered only while the page is printed. */
export function BasketPrint(props: BasketPrintProps) {
  return useSyncExternalStore(subscribeToPrint, isPrinting, () => false) ? <PrintedBasket {...props} /> : null
}

const query = 'print'
/** Browsers report printing by one or the other, and lay the page out right afterwards. */
let isPreparing = false
const isPrinting = (): boolean => isPreparing || matchMedia(query).matches

function subscribeToPrint(onChange: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const prepare = (isNext: boolean) => () => {
    isPreparing = isNext
    onChange()
  }
  matchMedia(query).addEventListener('change', onChange, { signal })
  addEventListener('beforeprint', prepare(true), { signal })
  addEventListener('afterprint', prepare(false), { signal })
  return () => stop.abort()
}

function PrintedBasket({ basket, controller }: BasketPrintProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { warehouseTimezone } = useConfig()
  const { currencyCode } = useViewer()
  const user = sessionOf(useQueryClient())?.user
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
        <TotalsView
          totals={basket.totals}
          lineCount={basket.lines.filter(({ isOrderable }) => isOrderable).length}
          currencyCode={currencyCode}
        />
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
    line.note === '' ? name : `${name} (${line.note})`,
    product ? packOf(product, listContext.labels) : '',
    quantityText(line, controller),
    hasPrice ? pricePerUnit(line.price, kindOf(line), listContext) : '–',
    hasPrice ? showPercent(line.vatBasisPoints / 100, listContext.language) : '–',
    // It is not in the total.
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
