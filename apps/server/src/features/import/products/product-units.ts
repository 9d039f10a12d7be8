import type { AllowSales, ProductRow } from '@provender/domain/import/rows'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Values } from '../csv/columns.ts'
import type { ImportFault } from '../faults/fault.ts'
import type { productColumns } from './columns.ts'

type Unit2 = ProductRow['unit2']
type UnitFields = Pick<
  Values<typeof productColumns>,
  'boxOrKg' | 'sellAs' | 'defaultUnit' | 'secondaryUnit' | 'unitsPerBox' | 'minStock'
>

export type Units = Pick<
  ProductRow,
  'unit2' | 'allowSales' | 'defaultUnit' | 'secondaryUnit' | 'unitRate1' | 'minStock'
>

/**
 * How a product is counted and sold. What the file omits follows from the existing product. Refused if the
 * values contradict each other.
 */
export function unitsOf(fields: UnitFields, knownUnit2: Unit2 | undefined): Result<Units, ImportFault> {
  const unit2 = fields.boxOrKg || impliedBy(fields.sellAs) || (fields.boxOrKg ?? knownUnit2 ?? '')
  const allowSales = allowedSales(fields.sellAs ?? '', unit2)
  if (!allowSales.ok) return allowSales
  const minStock = baseUnits(fields.minStock ?? 0, unit2)
  if (!minStock.ok) return refuse({ ...minStock.refusal, field: 'min_stock' })
  return ok({
    unit2,
    allowSales: allowSales.value,
    defaultUnit: fields.defaultUnit || (allowSales.value === '2' ? '2' : '1'),
    secondaryUnit: fields.secondaryUnit ?? '',
    unitRate1: Math.max(1, fields.unitsPerBox ?? 1),
    minStock: minStock.value,
  })
}

function impliedBy(sellAs: UnitFields['sellAs']): Unit2 {
  return sellAs === 'box' || sellAs === 'kg' ? sellAs : ''
}

function allowedSales(
  sellAs: NonNullable<UnitFields['sellAs']>,
  unit2: Unit2,
): Result<AllowSales, ImportFault> {
  switch (sellAs) {
    case 'each':
      return ok('1')
    case 'box':
    case 'kg':
      return unit2 === sellAs
        ? ok('2')
        : refuse({ code: 'SELL_AS_CONTRADICTED', field: 'sell_as', sellAs, boxOrKg: unit2 })
    case 'second':
      return unit2 === '' ? refuse({ code: 'SECOND_UNIT_MISSING', field: 'sell_as', sellAs: '2' }) : ok('2')
    case 'both':
      return unit2 === '' ? refuse({ code: 'SECOND_UNIT_MISSING', field: 'sell_as', sellAs }) : ok('3')
    case '':
      if (unit2 === '') return ok('1')
      return ok(unit2 === 'kg' ? '2' : '3')
  }
}

/** The unit of stock: grams of products sold by the kilogram, else whole pieces. */
export function baseUnits(thousandths: number, unit2: Unit2): Result<number, ImportFault> {
  if (unit2 === 'kg') return ok(thousandths)
  if (thousandths % 1000 === 0) return ok(thousandths / 1000)
  return refuse({ code: 'NOT_WHOLE_PIECES', quantity: thousandths / 1000 })
}
