import type { Database } from '@provender/db/tables'
import type { ProductId } from '@provender/domain/ids'
import type { ProductRow } from '@provender/domain/import/rows'
import type { Kysely } from 'kysely'

export interface KnownProduct {
  readonly id: ProductId
  readonly unit2: ProductRow['unit2']
}

/** Every product by its code, those that were deleted too. */
export async function readKnownProducts(tx: Kysely<Database>): Promise<ReadonlyMap<string, KnownProduct>> {
  const rows = await tx.selectFrom('product').select(['code', 'id', 'unit2']).execute()
  return new Map(rows.map(({ code, ...known }) => [code, known]))
}
