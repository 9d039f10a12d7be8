import type { SalesUnit } from '@provender/domain/price/price'
import { ProductRow, type RowUnit } from '@provender/ui/product/product-row'
import { memo, type ReactNode } from 'react'
import { productHref } from '../../kernel/links/product-href.ts'
import { type ProductControl, controlReason } from './add-state.ts'
import { productIdOf, unitOf } from './basket-product.ts'
import { ListedSubstitutes } from './listed-substitutes.tsx'
import { priceView } from './price-view.ts'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'
import { fullProductName } from './product-name.ts'
import { controlName, FavouriteHeart, storageLabel, packOf, pictureOf, storageOf } from './product-parts.tsx'
import { stockView } from './stock-view.ts'
import { useBasketQuantities } from './use-basket-quantities.ts'
import { useProductList } from './use-product-list.ts'

export interface ProductRowViewProps {
  readonly product: ProductCardFieldsFragment
  readonly first?: boolean | undefined
  readonly isBare?: boolean | undefined
  readonly pick?: ReactNode
}

/** A product as a list row, each unit with its own price and control. Re-renders only when it changes. */
export const ProductRowView = memo(function ProductRowView({
  product,
  first,
  isBare,
  pick,
}: ProductRowViewProps) {
  const listContext = useProductList()
  const inBasket = useBasketQuantities(productIdOf(product))
  const storage = storageOf(product)
  const controls = {
    '2': listContext.controlOf(product, { inBasket, listContext }, { unit: '2' }),
    '1': listContext.controlOf(product, { inBasket, listContext }, { unit: '1' }),
  }
  const rowUnit = (unit: SalesUnit): RowUnit | undefined => {
    const sold = unitOf(product, unit)
    const control = controls[unit]
    if (!sold) return undefined
    // A reminder is for the product: one button for both units.
    const isRepeated = unit === '1' && unitOf(product, '2') && isReminder(control)
    return {
      price: priceView(sold, product, { ...listContext, isBrief: product.units.length > 1 }),
      add: isRepeated ? null : (
        <listContext.AddControl
          state={control.state}
          labels={control.labels}
          name={controlName(product, unit, listContext.labels)}
          reason="elsewhere"
          onAction={(action) => listContext.onAdd(action, { product, control })}
        />
      ),
    }
  }
  const reason = controlReason(controls['2']) ?? controlReason(controls['1'])
  return (
    <ProductRow
      href={productHref(product)}
      name={fullProductName(product)}
      meta={[
        packOf(product, listContext.labels),
        product.code,
        storageLabel(storage, listContext.labels),
      ].filter((part) => part !== undefined)}
      storage={storage}
      picture={pictureOf(product, { first, later: isBare })}
      stock={stockView(product, listContext)}
      reason={reason}
      substitutes={isBare ? undefined : <ListedSubstitutes product={product} place="row" />}
      newLabel={product.isNew ? listContext.labels.newLabel : undefined}
      secondUnit={rowUnit('2')}
      pieceUnit={rowUnit('1')}
      pick={pick}
      heart={listContext.isSignedIn ? <FavouriteHeart product={product} /> : undefined}
    />
  )
})

function isReminder({ state }: ProductControl): boolean {
  return state.offer === 'setReminder' || state.offer === 'removeReminder'
}
