import type { Database } from '@provender/db/tables'
import type { ProductId } from '@provender/domain/ids'
import { ok, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import { type KeyReused, type WriteKey, writeOnce } from '../../kernel/idempotency/write-once.ts'
import { type ProductNotification, notifyCustomers } from './notify-customers.ts'

export interface VisibleProduct {
  readonly id: ProductId
  readonly name: string
}

export async function findVisibleProduct(
  db: Kysely<Database>,
  code: string,
): Promise<VisibleProduct | undefined> {
  return await db
    .selectFrom('product')
    .select(['id', 'description2 as name'])
    .where('code', '=', code)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('web_published', '=', true), eb('mobile_published', '=', true)]))
    .executeTakeFirst()
}

/** Notifies customers of a product once per key. Returns how many users, and how many devices that allow push messages. */
export async function notifyProduct(
  db: Kysely<Database>,
  notification: ProductNotification,
  { caller, key }: { readonly caller: string; readonly key: WriteKey },
): Promise<Result<{ readonly users: number; readonly devices: number }, KeyReused>> {
  const keyed = { caller, key, operation: 'notify', input: notification }
  return await db
    .transaction()
    .execute((tx) => writeOnce(tx, keyed, async () => ok(await notifyCustomers(tx, notification))))
}
