import type { Database } from '@provender/db/tables'
import type { LoginId, ProductId } from '@provender/domain/ids'
import type { Kysely } from 'kysely'

export async function addFavourites(
  db: Kysely<Database>,
  loginId: LoginId,
  ids: readonly ProductId[],
): Promise<void> {
  await db
    .insertInto('favourite')
    .values(ids.map((product_id) => ({ login_id: loginId, product_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteFavourites(
  db: Kysely<Database>,
  loginId: LoginId,
  ids: readonly ProductId[],
): Promise<void> {
  await db.deleteFrom('favourite').where('login_id', '=', loginId).where('product_id', 'in', ids).execute()
}

export async function addReminder(
  db: Kysely<Database>,
  loginId: LoginId,
  productId: ProductId,
): Promise<void> {
  await db
    .insertInto('stock_reminder')
    .values({ login_id: loginId, product_id: productId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteReminder(
  db: Kysely<Database>,
  loginId: LoginId,
  productId: ProductId,
): Promise<void> {
  await db
    .deleteFrom('stock_reminder')
    .where('login_id', '=', loginId)
    .where('product_id', '=', productId)
    .execute()
}
