import { useLingui } from '@lingui/react/macro'
import { AddControl } from '@provender/ui/product/add-control'
import { SuggestedProduct, type SuggestedUnit } from '@provender/ui/product/suggestions'
import { memo } from 'react'
import { productHref } from '../../kernel/links/product-href.ts'
import { productControl, controlReason } from '../catalogue/add-state.ts'
import { productIdOf, unitOf } from '../catalogue/basket-product.ts'
import { priceView } from '../catalogue/price-view.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { fullProductName } from '../catalogue/product-name.ts'
import { controlName, packOf, pictureOf, storageOf } from '../catalogue/product-parts.tsx'
import { stockView } from '../catalogue/stock-view.ts'
import { useBasketQuantities } from '../catalogue/use-basket-quantities.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { withMatches } from './with-matches.tsx'

export interface SuggestedProductViewProps {
  readonly id: string
  readonly chosen: boolean
  readonly amountToAdd: string
  readonly product: ProductCardFieldsFragment
  readonly words: readonly string[]
}

export const SuggestedProductView = memo(function SuggestedProductView({
  id,
  chosen,
  amountToAdd: amount,
  product,
  words,
}: SuggestedProductViewProps) {
  const { t } = useLingui()
  const listContext = useProductList()
  const inBasket = useBasketQuantities(productIdOf(product))
  const controls = (['2', '1'] as const).flatMap((unit) => {
    const sold = unitOf(product, unit)
    return sold ? [{ sold, ...productControl(product, { inBasket, listContext }, { unit }) }] : []
  })
  const units = controls.map((control, index): SuggestedUnit => {
    const { unit, sold, state } = control
    // The login link and the reminder belong to the product: show them once for both units.
    const isRepeated = index > 0 && ['login', 'setReminder', 'removeReminder'].includes(state.offer)
    return {
      key: unit,
      price: priceView(sold, product, { ...listContext, isBrief: true }),
      add: isRepeated ? null : (
        <AddControl
          state={state}
          labels={control.labels}
          name={controlName(product, unit, listContext.labels)}
          reason="elsewhere"
          onAction={(action) => listContext.onAdd(action, { product, control })}
        />
      ),
    }
  })
  const [reason] = controls.flatMap((control) => controlReason(control) ?? [])
  const pack = packOf(product, listContext.labels)
  return (
    <SuggestedProduct
      id={id}
      chosen={chosen}
      href={productHref(product)}
      fullName={fullProductName(product)}
      name={withMatches(fullProductName(product), words)}
      meta={
        amount === ''
          ? withMatches(pack ? `${pack} · ${product.code}` : product.code, words)
          : t`Enter adds ${amount}`
      }
      stock={stockView(product, listContext)}
      reason={reason}
      storage={storageOf(product)}
      picture={pictureOf(product)}
      units={units}
    />
  )
})
