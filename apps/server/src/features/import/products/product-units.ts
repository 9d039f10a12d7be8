import type { ProductRow, SellAs } from '@provender/domain/import/rows'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Values } from '../csv/columns.ts'
import type { ImportFault } from '../faults/fault.ts'
import type { productColumns } from './columns.ts'

type SecondUnit = ProductRow['secondUnit']
type UnitFields = Pick<
  Values<typeof productColumns>,
  'boxOrKg' | 'sellAs' | 'defaultUnit' | 'secondaryUnit' | 'unitsPerBox' | 'minStock'
>

export type Units = Pick<
  ProductRow,
  'secondUnit' | 'sellAs' | 'defaultUnit' | 'secondaryUnit' | 'piecesPerBox' | 'minStock'
>

/**
 * How a product is counted and sold. What the file omits follows from the existing product. Refused if the
 * values contradict each other.
 */
export function unitsOf(
  fields: UnitFields,
  knownSecondUnit: SecondUnit | undefined,
): Result<Units, ImportFault> {
  const secondUnit = fields.boxOrKg || impliedBy(fields.sellAs) || (fields.boxOrKg ?? knownSecondUnit ?? '')
  const sellAs = allowedSales(fields.sellAs ?? '', secondUnit)
  if (!sellAs.ok) return sellAs
  const minStock = baseUnits(fields.minStock ?? 0, secondUnit)
  if (!minStock.ok) return refuse({ ...minStock.refusal, field: 'min_stock' })
  return ok({
    secondUnit,
    sellAs: sellAs.value,
    defaultUnit: fields.defaultUnit || (sellAs.value === '2' ? '2' : '1'),
    secondaryUnit: fields.secondaryUnit ?? '',
    piecesPerBox: Math.max(1, fields.unitsPerBox ?? 1),
    minStock: minStock.value,
  })
}

function impliedBy(sellAs: UnitFields['sellAs']): SecondUnit {
  return sellAs === 'box' || sellAs === 'kg' ? sellAs : ''
}

function allowedSales(
  sellAs: NonNullable<UnitFields['sellAs']>,
  secondUnit: SecondUnit,
): Result<SellAs, ImportFault> {
  switch (sellAs) {
    case 'each':
      return ok('1')
    case 'box':
    case 'kg':
      return secondUnit === sellAs
        ? ok('2')
        : refuse({ code: 'SELL_AS_CONTRADICTED', field: 'sell_as', sellAs, boxOrKg: secondUnit })
    case 'second':
      return secondUnit === ''
        ? refuse({ code: 'SECOND_UNIT_MISSING', field: 'sell_as', sellAs: '2' })
        : ok('2')
    case 'both':
      return secondUnit === '' ? refuse({ code: 'SECOND_UNIT_MISSING', field: 'sell_as', sellAs }) : ok('3')
    case '':
      if (secondUnit === '') return ok('1')
      return ok(secondUnit === 'kg' ? '2' : '3')
  }
}

/** The unit of stock: grams of products sold by the kilogram, else whole pieces. */
export function baseUnits(thousandths: number, secondUnit: SecondUnit): Result<number, ImportFault> {
  if (secondUnit === 'kg') return ok(thousandths)
  if (thousandths % 1000 === 0) return ok(thousandths / 1000)
  return refuse({ code: 'NOT_WHOLE_PIECES', quantity: thousandths / 1000 })
}
