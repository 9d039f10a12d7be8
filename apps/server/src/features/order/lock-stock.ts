import type { Database } from '@provender/db/tables'
import type { ProductId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'

/** Locks the stock of products, always in product order, so that two orders cannot deadlock. */
export function lockStockStatement(db: Kysely<Database>, productIds: readonly ProductId[]) {
  return db
    .selectFrom('stock_level')
    .select(['product_id', 'on_hand', 'suspended'])
    .where(sql<boolean>`product_id = any(${productIds}::bigint[])`)
    .orderBy('product_id')
    .forUpdate()
}
