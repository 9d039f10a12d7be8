import type { Database } from '@provender/db/tables'
import type { StaffId } from '@provender/domain/ids'
import { match } from '@provender/domain/ledger/allocation'
import type { Minor } from '@provender/domain/money/money'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import {
  type KeyReused,
  staffCaller,
  uuidOf,
  type WriteKey,
  writeOnce,
} from '../../kernel/idempotency/write-once.ts'
import { readUnallocatedCredits } from './allocation-store.ts'
import { postMoney } from './post-money.ts'
import { writeAllocations } from './write-allocations.ts'

export interface CreditRefund {
  readonly key: WriteKey
  readonly companyCode: string
  readonly amount: Minor
  readonly method: 'BANK_TRANSFER' | 'CASH'
  readonly reference: string
  /** The number of the credit's entry, whose refund to a card may have been refused; null for the oldest credits. */
  readonly entry: number | null
  readonly currencyCode?: string | undefined
  readonly staffId: StaffId | null
}

export type RefundCreditRefusal =
  | { readonly type: 'COMPANY_NOT_FOUND' }
  | { readonly type: 'NOT_AN_AMOUNT' }
  /** `maxAmount` is free: not allocated, and no refund to a card is requested for it. */
  | { readonly type: 'MORE_THAN_CREDIT'; readonly maxAmount: Minor }

/** Posts a refund by bank or in cash, once per key. Returns the balance afterwards. */
export async function refundCredit(
  { db, clock, wholesaler }: Pick<Deps, 'db' | 'clock' | 'wholesaler'>,
  refund: CreditRefund,
): Promise<Result<Minor, RefundCreditRefusal | KeyReused>> {
  if (!Number.isSafeInteger(refund.amount) || refund.amount <= 0) return refuse({ type: 'NOT_AN_AMOUNT' })
  const { key, staffId, ...input } = refund
  const keyed = { caller: staffCaller(staffId), key, operation: 'refund credit', input }
  return await db
    .transaction()
    .execute((tx) => writeOnce(tx, keyed, () => postRefund({ tx, clock, wholesaler }, refund)))
}

async function postRefund(
  { tx, clock, wholesaler }: Pick<Deps, 'clock' | 'wholesaler'> & { readonly tx: Kysely<Database> },
  { companyCode, amount, entry, key, currencyCode, ...money }: CreditRefund,
): Promise<Result<Minor, RefundCreditRefusal | KeyReused>> {
  const company = await tx
    .selectFrom('company')
    .select(['id', 'currency_code'])
    .where('code', '=', companyCode)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!company) return refuse({ type: 'COMPANY_NOT_FOUND' })
  // By a colleague, or so long ago that it is forgotten.
  const used = await tx
    .selectFrom('ledger_entry')
    .select('id')
    .where('company_id', '=', company.id)
    .where('key', '=', uuidOf(key))
    .executeTakeFirst()
  if (used) return refuse({ type: 'KEY_REUSED' })
  const account = { companyId: company.id, currencyCode: currencyCode ?? company.currency_code }
  const chosen =
    entry === null
      ? undefined
      : await tx
          .selectFrom('ledger_entry')
          .select('id')
          .where('company_id', '=', account.companyId)
          .where('currency_code', '=', account.currencyCode)
          .where('n', '=', entry)
          .executeTakeFirst()
  // The credit of a refused card refund counts only if it is named: then somebody has decided to pay it back like this.
  const free = await readUnallocatedCredits(tx, account, { withRefused: entry !== null })
  const credits = free.filter(({ id }) => entry === null || id === chosen?.id)
  const maxAmount = credits.reduce((sum, { open }) => sum + open, 0) as Minor
  if (amount > maxAmount) return refuse({ type: 'MORE_THAN_CREDIT', maxAmount })
  const { balance, stamp, ...refund } = await postMoney(
    tx,
    { ...money, kind: 'REFUND', account, amount, key: uuidOf(key), invoice: null },
    { config: wholesaler.current().config, nowMs: clock.nowMs() },
  )
  await writeAllocations(tx, match(credits, [refund], 'REFUND'), stamp)
  return ok(balance)
}
