import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { parseUnitPrice } from '@provender/domain/money/decimal'
import { decimalMark, showPercent, showUnitPrice } from '@provender/domain/money/show-money'
import { useLanguage } from '@provender/web/texts/use-language'
import { useMoney } from '../../kernel/use-money.ts'
import { usePackText } from '../../kernel/use-pack-text.ts'
import type { OfficeOrderPageQuery } from './orders.documents.ts'
import { useOrderTexts } from './use-order-texts.ts'

type OrderOnPage = OfficeOrderPageQuery['officeOrder']
type Line = OrderOnPage['lines'][number]['line']

export function OrderLines({ order: { order, lines } }: { readonly order: OrderOnPage }) {
  const { t } = useLingui()
  const { totals } = order
  return (
    <>
      <table className="ruled ruled-flush">
        <thead>
          <tr>
            <th scope="col" className="wide">{t`Product`}</th>
            <th scope="col" className="hide-s">{t`Code`}</th>
            <th scope="col" className="hide-s hide-split">{t`Shelf`}</th>
            <th scope="col" className="figure">{t`Ordered`}</th>
            {totals && (
              <>
                <th scope="col" className="figure hide-s hide-split">{t`Price`}</th>
                <th scope="col" className="figure">{t`Net`}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, shelfLocation }) => (
            <LineRow
              key={line.position}
              line={line}
              shelf={shelfLocation}
              currencyCode={order.currencyCode}
            />
          ))}
        </tbody>
      </table>
      {totals && <Sum {...order} totals={totals} />}
    </>
  )
}

interface SumProps extends Pick<OrderOnPage['order'], 'lineCount' | 'currencyCode'> {
  readonly totals: NonNullable<OrderOnPage['order']['totals']>
}

function Sum({ lineCount, currencyCode, totals: { net, gross, vatByRate } }: SumProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const money = useMoney(currencyCode)
  return (
    <dl className="sum">
      <dt>{t`Subtotal (${plural(lineCount, { one: '# line', other: '# lines' })})`}</dt>
      <dd>{money(net)}</dd>
      {vatByRate.map(({ rate, net: base, vat }) => (
        <VatRow key={rate} rate={showPercent(rate, language)} amount={money(base)} vat={money(vat)} />
      ))}
      <dt className="total">{t`Total inc VAT`}</dt>
      <dd className="total">{money(gross)}</dd>
    </dl>
  )
}

function VatRow({
  rate,
  amount,
  vat,
}: {
  readonly rate: string
  readonly amount: string
  readonly vat: string
}) {
  const { t } = useLingui()
  return (
    <>
      <dt>{t`VAT ${rate} on ${amount}`}</dt>
      <dd>{vat}</dd>
    </>
  )
}

interface LineRowProps {
  readonly line: Line
  readonly shelf: string
  readonly currencyCode: string
}

function LineRow({ line, shelf, currencyCode }: LineRowProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const money = useMoney(currencyCode)
  const pack = usePackText()
  const quantityText = useQuantityText(line)
  const { substitutionWishes: wishes } = useOrderTexts()
  const { suppliedQuantity, quantity } = line
  const isShort = suppliedQuantity !== null && suppliedQuantity !== quantity
  const price = parseUnitPrice(line.price ?? '')
  const net = line.suppliedNet ?? line.net
  return (
    <tr>
      <td className="wide two">
        {line.name} <small>{pack(line.packSize)}</small>
        {line.substitutesPosition !== null && (
          <small className="block">{t`substitute for another line`}</small>
        )}
        {line.note !== '' && (
          <small className="low block">
            <b>{t`Customer's note:`}</b> {line.note}
          </small>
        )}
        {line.substitutionWish !== null && (
          <small className="low block">
            <b>{t`If it runs out:`}</b> {wishes[line.substitutionWish]}
          </small>
        )}
      </td>
      <td className="hush hide-s">{line.code}</td>
      <td className="hush hide-s hide-split">{shelf}</td>
      <td className="figure">
        {isShort && <s>{quantityText(quantity)}</s>} {quantityText(suppliedQuantity ?? quantity)}
      </td>
      {net !== undefined && (
        <>
          <td className="figure second hide-s hide-split">
            {price !== undefined && showUnitPrice(price, currencyCode, language)}
          </td>
          <td className="figure">
            <b>{money(net)}</b>
          </td>
        </>
      )}
    </tr>
  )
}

function useQuantityText({ unitKind }: Line): (quantity: number) => string {
  const { t } = useLingui()
  const language = useLanguage()
  return (quantity) => {
    switch (unitKind) {
      case 'KG':
        return `${quantity.toFixed(3).replace(/0$/, '').replace('.', decimalMark(language))} kg`
      case 'BOX':
        return t`${plural(quantity, { one: '# box', other: '# boxes' })}`
      case 'PIECE':
        return t`${plural(quantity, { one: '# piece', other: '# pieces' })}`
    }
  }
}
