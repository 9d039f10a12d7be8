import type { Database } from '@provender/db/tables'
import type { CompanyId } from '@provender/domain/ids'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import { inTransaction } from '../../kernel/in-transaction.ts'

/**
 * Makes a company one whose orders are never picked, or ends that. Refused while it has open orders, which may be being
 * picked. Placing an order locks the company's row too, so none is missed.
 */
export async function setTestCompany(
  db: Kysely<Database>,
  company: CompanyId,
  isTest: boolean,
): Promise<Result<null, { readonly type: 'OPEN_ORDERS' }>> {
  return await inTransaction(db, async (tx) => {
    await tx.updateTable('company').set({ is_test: isTest }).where('id', '=', company).execute()
    const open = await tx
      .selectFrom('orders')
      .select('id')
      .where('company_id', '=', company)
      .where('state', 'not in', ['DELIVERED', 'COLLECTED', 'CANCELLED'])
      .executeTakeFirst()
    return open ? refuse({ type: 'OPEN_ORDERS' }) : ok(null)
  })
}
