import type { NetPrices } from '@provender/catalogue/viewer'
import type { Database } from '@provender/db/tables'
import type { ProductId, UserId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'

export interface NewFavourite extends NetPrices {
  readonly productId: ProductId
}

/**
 * Stores today's prices: a later price is compared with them (docs/decisions/0023-job-table.md). In product
 * order, because two devices that add the same products in different orders could deadlock.
 */
export async function addFavourites(
  db: Kysely<Database>,
  userId: UserId,
  added: readonly NewFavourite[],
): Promise<void> {
  await sql`
    insert into favourite (login_id, product_id, net_price, net_parcel_price)
    select ${userId}, * from unnest(${added.map(({ productId }) => productId)}::bigint[],
      ${added.map(({ price }) => price)}::bigint[], ${added.map(({ parcelPrice }) => parcelPrice)}::bigint[]
    ) as added (product_id, price, parcel_price)
    order by product_id
    on conflict do nothing`.execute(db)
}

export async function deleteFavourites(
  db: Kysely<Database>,
  userId: UserId,
  ids: readonly ProductId[],
): Promise<void> {
  await sql`
    delete from favourite where login_id = ${userId} and product_id = any(${ids}::bigint[])`.execute(db)
}

export async function addReminder(db: Kysely<Database>, userId: UserId, productId: ProductId): Promise<void> {
  await db
    .insertInto('stock_reminder')
    .values({ login_id: userId, product_id: productId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteReminder(
  db: Kysely<Database>,
  userId: UserId,
  productId: ProductId,
): Promise<void> {
  await db
    .deleteFrom('stock_reminder')
    .where('login_id', '=', userId)
    .where('product_id', '=', productId)
    .execute()
}
