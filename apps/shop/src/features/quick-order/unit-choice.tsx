import type { SalesUnit } from '@provender/domain/price/price'
import { unitFromWire } from '@provender/sync/operations/basket-wire'
import { Segmented } from '@provender/ui/controls/toolbar'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { unitName } from '../catalogue/unit-name.ts'
import { useProductList } from '../catalogue/use-product-list.ts'

export interface UnitChoiceProps {
  readonly product: ProductCardFieldsFragment
  readonly unit: SalesUnit
  readonly label: string
  readonly onUnit: (unit: SalesUnit) => void
}

export function UnitChoice({ product, unit, label, onUnit }: UnitChoiceProps) {
  const listContext = useProductList()
  const [only, other] = product.units
  if (!only) return null
  if (!other)
    return <span className="truncate px-1 text-small text-ink-2">{unitName(only, product, listContext)}</span>
  return (
    <Segmented
      label={label}
      value={unit}
      segments={product.units.map((sold) => ({
        value: sold.unit,
        name: listContext.labels.unit[sold.kind],
      }))}
      onChoose={(chosen) => onUnit(unitFromWire(chosen))}
    />
  )
}
