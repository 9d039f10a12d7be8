import type { Database } from '@provender/db/tables'
import type { ProductId } from '@provender/domain/ids'
import type { BaseUnits, ProductUnits } from '@provender/domain/units/units'
import type { Kysely } from 'kysely'
import { lockStockStatement } from './lock-stock.ts'
import type { LockedOrder } from './order-lock.ts'
import type { OffersByPosition } from './substitute-offers.ts'

interface PickProduct {
  readonly units: ProductUnits
  readonly onHand: BaseUnits
}

export type PickProducts = ReadonlyMap<ProductId, PickProduct>

/** All products that a pick can affect. Their stock rows are locked in product order. */
export async function readPickProducts(
  tx: Kysely<Database>,
  { lines }: LockedOrder,
  offers: OffersByPosition,
): Promise<PickProducts> {
  const ids = [
    ...new Set([
      ...lines.map((line) => line.product_id),
      ...[...offers.values()].map(({ product }) => product.id),
    ]),
  ]
  const levels = await lockStockStatement(tx, ids).execute()
  const onHand = new Map(levels.map((level) => [level.product_id, level.on_hand]))
  const rows = await tx
    .selectFrom('product')
    .select(['id', 'unit2 as secondUnit', 'unit_rate1', 'allow_sales', 'default_unit', 'weight_grams'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        onHand: onHand.get(row.id) ?? 0,
        units: {
          secondUnit: row.secondUnit,
          piecesPerBox: row.unit_rate1,
          sellAs: row.allow_sales,
          defaultUnit: row.default_unit,
          weightGrams: row.weight_grams,
        },
      },
    ]),
  )
}
