import type { Quantity } from '@provender/domain/money/money'
import type { BaseUnits } from '@provender/domain/units/units'
import type { CatalogueProduct } from '../product.ts'

export function countAsQuantity(
  { secondUnit }: Pick<CatalogueProduct, 'secondUnit'>,
  count: BaseUnits,
): Quantity {
  return (secondUnit === 'kg' ? count : count * 1000) as Quantity
}
