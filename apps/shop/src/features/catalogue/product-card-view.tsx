import { ProductCard } from '@provender/ui/product/product-card'
import { memo, type ReactNode } from 'react'
import { productHref } from '../../kernel/links/product-href.ts'
import { productIdOf } from './basket-product.ts'
import { displayedUnit } from './displayed-unit.ts'
import { ListedSubstitutes } from './listed-substitutes.tsx'
import { hiddenPrice, priceView } from './price-view.ts'
import type { ProductCardFieldsFragment, ProductUnitFieldsFragment } from './product-card.documents.ts'
import { productName } from './product-name.ts'
import { FavouriteHeart, storageLabel, packOf, pictureOf, storageOf } from './product-parts.tsx'
import { unitSize } from './shared-pictures.ts'
import { notableStock } from './stock-view.ts'
import { useBasketQuantities } from './use-basket-quantities.ts'
import { useProductList } from './use-product-list.ts'

export interface ProductCardViewProps {
  readonly product: ProductCardFieldsFragment
  readonly level?: 2 | 3 | undefined
  readonly first?: boolean | undefined
  readonly isBare?: boolean | undefined
  /** True if another size on the page has the same picture. */
  readonly sharesPicture?: boolean | undefined
  /** For a product that is offered as a substitute. */
  readonly substitute?: OfferAsSubstitute | undefined
}

interface OfferAsSubstitute {
  readonly sold: ProductUnitFieldsFragment
  readonly difference: string | undefined
  readonly allergens: string | undefined
  readonly add: ReactNode
}

/** A product card with the price and control of one unit: the one in the basket, if any. Re-renders only when it changes. */
export const ProductCardView = memo(function ProductCardView({
  product,
  level,
  first,
  isBare,
  sharesPicture,
  substitute,
}: ProductCardViewProps) {
  const listContext = useProductList()
  const inBasket = useBasketQuantities(productIdOf(product))
  const { labels } = listContext
  const unit = substitute?.sold ?? displayedUnit(product, inBasket, listContext)
  const control = listContext.controlOf(product, { inBasket, listContext }, {})
  const storage = storageOf(product)
  const pack = packOf(product, labels)
  return (
    <ProductCard
      href={productHref(product)}
      {...productName(product)}
      pack={pack}
      storage={storage}
      storageLabel={storageLabel(storage, labels)}
      picture={pictureOf(product, { first, later: isBare })}
      sizeLabel={sharesPicture && pack ? unitSize(pack) : undefined}
      stock={notableStock(product, listContext)}
      substitutes={isBare || substitute ? undefined : <ListedSubstitutes product={product} place="card" />}
      difference={substitute?.difference}
      allergens={substitute?.allergens}
      price={unit ? priceView(unit, product, listContext) : hiddenPrice(listContext)}
      newLabel={product.isNew ? labels.newLabel : undefined}
      level={level}
      heart={listContext.isSignedIn && !isBare ? <FavouriteHeart product={product} /> : undefined}
      add={
        substitute?.add ?? (
          <listContext.AddControl
            state={control.state}
            labels={control.labels}
            name={product.name}
            onAction={(action) => listContext.onAdd(action, { product, control })}
          />
        )
      }
    />
  )
})
