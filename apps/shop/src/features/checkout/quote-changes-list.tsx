import { Trans, useLingui } from '@lingui/react/macro'
import { showPercent } from '@provender/domain/money/show-money'
import { quantityFromWire } from '@provender/sync/operations/basket-wire'
import { shortDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { useNetAmount } from '../basket/use-net-amount.ts'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import type { QuoteDiff } from './checkout-query.ts'
import type { Answers } from './checkout-steps.ts'
import { siteAddress, useMethodLabels } from './use-method-labels.ts'
import { usePaymentLabels } from './use-payment-labels.ts'

export interface QuoteChangesProps {
  readonly diff: QuoteDiff
  readonly answers: Answers
}

/** Differences from the accepted quote, according to the response to the order: lines, totals and chosen options. */
export function QuoteChanges({ diff, answers }: QuoteChangesProps) {
  const { money } = useAmounts()
  const name = useLineName()
  const previous = diff.totals && money(diff.totals.before.gross)
  const now = diff.totals && money(diff.totals.now.gross)
  return (
    <ul className="mt-2 grid list-disc gap-1 pl-4 empty:hidden">
      {diff.lines.map((change) => (
        <li key={`${change.productId} ${change.unit}`}>
          {name(change)}:{' '}
          {change.differences.map((difference, index) => (
            <span key={difference}>
              {index > 0 && ' · '}
              <LineDifference change={change} difference={difference} />
            </span>
          ))}
        </li>
      ))}
      {diff.totals && (
        <li>
          <Trans>
            Total <s>{previous}</s> <b>{now}</b>
          </Trans>
        </li>
      )}
      <ChosenChanges diff={diff} answers={answers} />
    </ul>
  )
}

type LineChange = QuoteDiff['lines'][number]

interface LineDifferenceProps {
  readonly change: LineChange
  readonly difference: LineChange['differences'][number]
}

function LineDifference({ change: { before, now }, difference }: LineDifferenceProps) {
  const { t } = useLingui()
  const { money } = useAmounts()
  const { labels, language } = useProductList()
  const quantityOf = (line: LineChange['now'], quantity = line?.quantity): string =>
    line && quantity != null ? labels.quantity(quantityFromWire(quantity), line.unitKind) : ''
  const vatOf = (line: LineChange['now']): string => {
    const rate = showPercent(line?.vatRate ?? 0, language)
    return t`${rate} VAT`
  }
  const inBox = (line: LineChange['now']): string => {
    const pieces = line?.pieces ?? 1
    return t`${pieces} in a box`
  }
  switch (difference) {
    case 'ADDED':
      return t`is in the basket now`
    case 'REMOVED':
      return t`is no longer in the basket`
    case 'LEFT_OUT':
      return t`cannot be ordered any more`
    case 'ORDERABLE_AGAIN':
      return t`can be ordered again`
    case 'PRICE':
      return before?.price != null && now?.price != null ? (
        <Was previous={money(before.net)} now={money(now.net)} />
      ) : null
    case 'QUANTITY':
      return <Was previous={quantityOf(before)} now={quantityOf(now)} />
    case 'VAT':
      return <Was previous={vatOf(before)} now={vatOf(now)} />
    case 'UNIT': {
      return before?.pieces === now?.pieces ? (
        <Was previous={quantityOf(before)} now={quantityOf(now)} />
      ) : (
        <Was previous={inBox(before)} now={inBox(now)} />
      )
    }
    case 'POSSIBLE': {
      const left = quantityOf(now, now?.possible ?? undefined)
      return now?.possible == null ? t`there is enough again` : t`${left} left`
    }
  }
}

function Was({ previous, now }: { readonly previous: string; readonly now: string }) {
  return (
    <>
      <s>{previous}</s> <b>{now}</b>
    </>
  )
}

function ChosenChanges({ diff, answers: { method, date, payment } }: QuoteChangesProps) {
  const { t } = useLingui()
  const netAmount = useNetAmount()
  const language = useLanguage()
  const methods = useMethodLabels(null)
  const payments = usePaymentLabels()
  const minimum = diff.methods.find((each) => each.method === method && each.now !== null)
  const amount = netAmount(minimum?.now ?? '0')
  const day = date === undefined ? '' : shortDay(date, language)
  const slotDay = diff.slotGone ? shortDay(diff.slotGone.date, language) : ''
  const slotTime = diff.slotGone?.time ?? ''
  const isDelivery = method === 'DELIVERY'
  return (
    <>
      {minimum && method && (
        <li>
          {methods.name(method)}: {t`You must have a minimum order amount of ${amount}.`}
        </li>
      )}
      {isDelivery && diff.site?.before && (
        <li>
          <s>{siteAddress(diff.site.before)}</s> <b>{diff.site.now && siteAddress(diff.site.now)}</b>
        </li>
      )}
      {isDelivery && date !== undefined && diff.deliveryDaysGone.includes(date) && (
        <li>{t`${day}: no longer possible`}</li>
      )}
      {diff.slotGone && <li>{t`${slotDay} ${slotTime}: no longer possible`}</li>}
      {method && payment && diff.paymentTypesGone.includes(payment) && (
        <li>
          <s>{payments(method)[payment]}</s>
        </li>
      )}
    </>
  )
}

/** Includes the unit unless it is a piece, because the basket may hold a product in both units. */
function useLineName(): (change: LineChange) => string {
  const { labels } = useProductList()
  return ({ name, before, now }) => {
    const kind = (now ?? before)?.unitKind ?? 'PIECE'
    return kind === 'PIECE' ? name : `${name}, ${labels.unit[kind]}`
  }
}
