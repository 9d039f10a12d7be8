import type { SalesUnit } from '@provender/domain/price/price'
import { unitFromWire } from '@provender/sync/operations/basket-wire'
import { Select } from '@provender/ui/controls/toolbar'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { unitName } from '../catalogue/unit-name.ts'
import { useProductList } from '../catalogue/use-product-list.ts'

export interface UnitSelectProps {
  readonly product: ProductCardFieldsFragment
  readonly unit: SalesUnit
  readonly label: string
  readonly onUnit: (unit: SalesUnit) => void
}

export function UnitSelect({ product, unit, label, onUnit }: UnitSelectProps) {
  const listContext = useProductList()
  const [only, other] = product.units
  if (!only) return null
  if (!other)
    return <span className="truncate px-1 text-small text-ink-2">{unitName(only, product, listContext)}</span>
  return (
    <Select
      fill
      label={label}
      value={unit}
      choices={product.units.map((sold) => ({
        value: sold.unit,
        name: unitName(sold, product, listContext),
      }))}
      onChoose={(chosen) => onUnit(unitFromWire(chosen))}
    />
  )
}
