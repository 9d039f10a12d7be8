import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { productPath } from '@provender/catalogue/product-path'
import { parseUnitPrice } from '@provender/domain/money/decimal'
import { showMoney, showUnitPrice } from '@provender/domain/money/show-money'
import { BasketLine, type LineNote } from '@provender/ui/basket-line'
import { Ledger } from '@provender/ui/ledger'
import { minorOf } from '../basket/edited-basket.ts'
import { vatRateText } from '../basket/line-words.ts'
import { quantityFromWire } from '../basket/wire.ts'
import { packOf, pictureOf, storageOf } from '../catalogue/product-parts.tsx'
import { useShelf } from '../catalogue/use-shelf.ts'
import type { OrderFieldsFragment, OrderLineFieldsFragment } from './orders.documents.ts'
import { isStillSold } from './reorder.ts'

export interface OrderLinesProps {
  readonly order: Pick<OrderFieldsFragment, 'number' | 'currencyCode'>
  readonly lines: readonly OrderLineFieldsFragment[]
}

/** What was ordered, at the prices it was ordered at. */
export function OrderLines({ order, lines }: OrderLinesProps) {
  const { t } = useLingui()
  return (
    <Ledger
      fixed
      label={t`What was ordered`}
      columns={{
        product: t`Product`,
        quantity: t`Quantity`,
        price: t`Net price`,
        vat: t`VAT`,
        sum: t`Net total`,
      }}
    >
      {lines.map((line) => (
        <Line key={line.position} line={line} currencyCode={order.currencyCode} />
      ))}
    </Ledger>
  )
}

function Line({
  line,
  currencyCode,
}: {
  readonly line: OrderLineFieldsFragment
  readonly currencyCode: string
}) {
  const { i18n } = useLingui()
  const { words, language } = useShelf()
  const { product, unitKind } = line
  const price = parseUnitPrice(line.price)
  const pack = packOf(line)
  return (
    <BasketLine
      href={product ? productPath(product.description2, product.id) : undefined}
      name={line.name}
      meta={[...(pack ? [pack] : []), line.code]}
      storage={product ? storageOf(product) : 'ambient'}
      picture={pictureOf(line)}
      quantity={<span className="figures">{words.quantity(quantityFromWire(line.quantity), unitKind)}</span>}
      price={
        price === undefined ? '' : `${showUnitPrice(price, currencyCode, language)} / ${words.unit[unitKind]}`
      }
      vat={vatRateText(Math.round(line.vatRate * 100), i18n)}
      sum={showMoney(minorOf(line.net), currencyCode, language)}
      notes={notesOf(line, i18n)}
    />
  )
}

/** What cannot be ordered again is said before anybody tries (specification 8). */
function notesOf(line: OrderLineFieldsFragment, i18n: I18n): readonly LineNote[] {
  return isStillSold(line) ? [] : [{ about: 'gone', text: i18n._(msg`No longer available`) }]
}
