import { showPercent } from '@provender/domain/money/show-money'
import { BasketLine, type LineNote } from '@provender/ui/basket/basket-line'
import type { EditedLine } from '../basket/edited-basket.ts'
import type { LineController } from '../basket/line-actions.ts'
import { amount, kindOf, metaOf, quantityText } from '../basket/line-labels.ts'
import { pricePerUnit } from '../catalogue/price-per-unit.ts'
import { pictureOf, storageOf } from '../catalogue/product-parts.tsx'

export interface OrderLineProps {
  readonly line: EditedLine
  readonly controller: Pick<LineController, 'listContext' | 'i18n'>
  readonly notes: readonly LineNote[]
}

export function OrderLine({ line, controller, notes }: OrderLineProps) {
  const { listContext, i18n } = controller
  const { product } = line.reviewed
  return (
    <BasketLine
      name={line.reviewed.name}
      meta={metaOf(line, i18n)}
      code={line.reviewed.code}
      storage={product ? storageOf(product) : 'ambient'}
      picture={product ? pictureOf(product) : undefined}
      quantity={<span className="figures">{quantityText(line, controller)}</span>}
      price={line.price === undefined ? '–' : pricePerUnit(line.price, kindOf(line), listContext)}
      vat={line.price === undefined ? '–' : showPercent(line.vatBasisPoints / 100, listContext.language)}
      sum={line.price === undefined ? '–' : amount(line.net, listContext)}
      left={!line.isOrderable}
      notes={notes}
    />
  )
}
