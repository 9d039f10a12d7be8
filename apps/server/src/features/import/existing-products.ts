import type { Database } from '@provender/db/tables'
import type { ProductId } from '@provender/domain/ids'
import type { ProductRow } from '@provender/domain/import/rows'
import type { Kysely } from 'kysely'

export interface ExistingProduct {
  readonly id: ProductId
  readonly secondUnit: ProductRow['secondUnit']
}

export async function readExistingProducts(
  tx: Kysely<Database>,
): Promise<ReadonlyMap<string, ExistingProduct>> {
  const rows = await tx.selectFrom('product').select(['code', 'id', 'unit2 as secondUnit']).execute()
  return new Map(rows.map(({ code, ...existing }) => [code, existing]))
}
