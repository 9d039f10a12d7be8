import { useLingui } from '@lingui/react/macro'
import { showPercent } from '@provender/domain/money/show-money'
import type { SalesUnit } from '@provender/domain/price/price'
import { BasketLine } from '@provender/ui/basket/basket-line'
import { LineTable } from '@provender/ui/page/line-table'
import { AddControl } from '@provender/ui/product/add-control'
import { useEffect } from 'react'
import { productHref } from '../../kernel/links/product-href.ts'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { followSwipes } from '../basket/follow-swipes.ts'
import { keepLineFocus } from '../basket/keep-line-focus.ts'
import { removedNotice } from '../basket/removed-notice.ts'
import { useLineColumns } from '../basket/use-line-columns.ts'
import { productControl } from '../catalogue/add-state.ts'
import { productIdOf, unitOf } from '../catalogue/basket-product.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { fullProductName } from '../catalogue/product-name.ts'
import { controlName, packOf, pictureOf, storageOf } from '../catalogue/product-parts.tsx'
import { stockView } from '../catalogue/stock-view.ts'
import { unitName } from '../catalogue/unit-name.ts'
import { useBasketQuantities } from '../catalogue/use-basket-quantities.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { lineMoney } from './line-money.ts'
import { removeFromBasket } from './remove-from-basket.ts'

export interface QuickOrderLine {
  readonly product: ProductCardFieldsFragment
  readonly unit: SalesUnit
}

export interface QuickOrderLinesProps {
  readonly lines: readonly QuickOrderLine[]
  readonly onPad: (line: QuickOrderLine, isOn: boolean) => void
}

export function QuickOrderLines({ lines, onPad }: QuickOrderLinesProps) {
  const { t } = useLingui()
  useEffect(followSwipes, [])
  useEffect(keepLineFocus, [])
  return (
    <LineTable label={t`Added lines`} columns={useLineColumns()}>
      {lines.map((line) => (
        <PadRow key={`${line.product.id}/${line.unit}`} line={line} onPad={(isOn) => onPad(line, isOn)} />
      ))}
    </LineTable>
  )
}

interface PadRowProps {
  readonly line: QuickOrderLine
  readonly onPad: (isOn: boolean) => void
}

function PadRow({ line, onPad }: PadRowProps) {
  const { product, unit } = line
  const { t, i18n } = useLingui()
  const listContext = useProductList()
  const { baskets, notices } = useShopState()
  const inBasket = useBasketQuantities(productIdOf(product))
  const quantity = inBasket[unit]
  const control = productControl(product, { inBasket, listContext }, { unit })
  const sold = unitOf(product, unit)
  const name = fullProductName(product)
  const more = t`More`
  const onRemove = () => {
    const undo = removeFromBasket({ baskets, listContext }, line)
    onPad(false)
    if (!undo) return
    const putBack = () => {
      undo()
      if (baskets.quantityOf(productIdOf(product), unit) > 0) onPad(true)
    }
    notices.show(removedNotice(name, putBack, i18n))
  }
  return (
    <BasketLine
      href={productHref(product)}
      name={name}
      meta={[
        sold && unitName(sold, product, listContext),
        packOf(product, listContext.labels),
        product.code,
        stockView(product, listContext).text,
      ].filter((part) => part !== undefined)}
      storage={storageOf(product)}
      picture={pictureOf(product)}
      quantity={
        <AddControl
          state={control.state}
          labels={control.labels}
          name={controlName(product, unit, listContext.labels)}
          onAction={(action) => listContext.onAdd(action, { product, control })}
          quiet
          reason="elsewhere"
        />
      }
      reason={control.state.offer === 'quantity' ? control.state.reason : undefined}
      {...lineMoney({ product, unit, quantity }, listContext)}
      vat={showPercent(product.vat, listContext.language)}
      left={quantity === 0}
      remove={{ label: t`Remove ${name}`, word: t`Remove`, more: `${more}, ${name}`, onRemove }}
    />
  )
}
