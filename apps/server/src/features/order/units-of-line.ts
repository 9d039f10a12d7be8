import type { Database } from '@provender/db/tables'
import type { ProductUnits } from '@provender/domain/units/units'
import type { Selectable } from 'kysely'
import { unitKindOfLine } from '../catalogue/unit-kind-of-line.ts'

type OrderedUnits = Pick<
  Selectable<Database['order_line']>,
  'unit' | 'unit_name' | 'pieces_per_box' | 'grams_per_piece'
>

/** The units of the product when the line was ordered: what it reserved was counted in them. Old lines do not know their box. */
export function unitsOfLine(line: OrderedUnits, product: ProductUnits): ProductUnits {
  const kind = unitKindOfLine(line)
  const isInGrams = kind === 'kg' || line.grams_per_piece !== null
  return {
    ...product,
    secondUnit: isInGrams ? 'kg' : kind === 'box' ? 'box' : '',
    piecesPerBox: line.pieces_per_box ?? product.piecesPerBox,
    weightGrams: line.grams_per_piece ?? product.weightGrams,
  }
}

/** True unless an import has changed the count of the product's stock from grams to pieces, or back. */
export function isCountedAlike(one: ProductUnits, other: ProductUnits): boolean {
  return (one.secondUnit === 'kg') === (other.secondUnit === 'kg')
}
