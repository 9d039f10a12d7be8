import { BasketLine, type LineNote } from '@provender/ui/basket/basket-line'
import type { EditedLine } from '../basket/edited-basket.ts'
import type { LineController } from '../basket/line-actions.ts'
import { amount, kindOf, metaOf, quantityText, vatRateText } from '../basket/line-labels.ts'
import { pricePerUnit } from '../catalogue/price-per-unit.ts'
import { pictureOf, storageOf } from '../catalogue/product-parts.tsx'

export interface OrderLineProps {
  readonly line: EditedLine
  readonly desk: Pick<LineController, 'shelf' | 'i18n'>
  readonly notes: readonly LineNote[]
}

/** A read-only line as it would be ordered. */
export function OrderLine({ line, desk, notes }: OrderLineProps) {
  const { shelf, i18n } = desk
  const { product } = line.reviewed
  return (
    <BasketLine
      name={line.reviewed.name}
      meta={metaOf(line, i18n)}
      storage={product ? storageOf(product) : 'ambient'}
      picture={product ? pictureOf(product) : undefined}
      quantity={<span className="figures">{quantityText(line, desk)}</span>}
      price={line.price === undefined ? '–' : pricePerUnit(line.price, kindOf(line), shelf)}
      vat={line.price === undefined ? '–' : vatRateText(line.vatBasisPoints, i18n)}
      sum={line.price === undefined ? '–' : amount(line.net, shelf)}
      left={!line.isOrderable}
      notes={notes}
    />
  )
}
