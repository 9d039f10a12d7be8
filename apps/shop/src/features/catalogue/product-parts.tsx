import type { SalesUnit } from '@provender/domain/price/price'
import { Heart } from '@provender/ui/product/heart'
import type { Picture, StorageKind } from '@provender/ui/product/tile'
import { pictureAt } from '../../kernel/pictures/pictures.ts'
import { unitOf } from './basket-product.ts'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'
import type { ProductLabels } from './product-labels.ts'
import { useProductList } from './use-product-list.ts'

export function storageOf({ storage }: Pick<ProductCardFieldsFragment, 'storage'>): StorageKind {
  return storage === 'chilled' || storage === 'frozen' ? storage : 'ambient'
}

/** 'Chilled' or 'Frozen'. Undefined for ambient, the normal case. */
export function storageLabel(storage: StorageKind, labels: ProductLabels): string | undefined {
  return storage === 'ambient' ? undefined : labels[storage]
}

export function pictureOf(
  { pictureUrl }: Pick<ProductCardFieldsFragment, 'pictureUrl'>,
  when: Pick<Picture, 'first' | 'later'> = {},
): Picture | undefined {
  return pictureUrl === null ? undefined : { ...pictureAt(pictureUrl), ...when }
}

export function packOf(
  { packSize }: Pick<ProductCardFieldsFragment, 'packSize'>,
  labels: Pick<ProductLabels, 'pack'>,
): string | undefined {
  return packSize === '' ? undefined : labels.pack(packSize)
}

export function controlName(
  product: ProductCardFieldsFragment,
  unit: SalesUnit | undefined,
  labels: ProductLabels,
): string {
  const sold = unit && product.units.length > 1 ? unitOf(product, unit) : undefined
  return sold ? `${product.name}, ${labels.unit[sold.kind]}` : product.name
}

export interface FavouriteHeartProps {
  readonly product: ProductCardFieldsFragment
}

/** Renders nothing for visitors: favourites belong to a user. */
export function FavouriteHeart({ product }: FavouriteHeartProps) {
  const listContext = useProductList()
  if (!listContext.isSignedIn) return null
  return (
    <Heart
      pressed={product.isFavorites}
      label={listContext.labels.favourite(product.name)}
      onToggle={() => listContext.onFavourite(product)}
    />
  )
}
