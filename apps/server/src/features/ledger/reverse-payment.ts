import type { Database } from '@provender/db/tables'
import type { CompanyId, StaffId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { ok, refuse, type Result } from '@provender/domain/result'
import { type Kysely, sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { waitForStandbys } from '../../kernel/idempotency/wait-for-standbys.ts'
import { allocateNewReversal } from './allocate-entry.ts'
import { postMoney } from './post-money.ts'
import { lockUnpickedOrders } from './set-credit-holds.ts'

/** Reverses a payment that was entered wrongly, or that the bank returned. */
export interface Reversal {
  readonly key: string
  readonly companyCode: string
  readonly entry: number
  /** That of the entry, if it is not the company's own. */
  readonly currencyCode?: string | undefined
  /** Visible to the company. */
  readonly reason: string
  readonly staffId: StaffId | null
}

export type ReversePaymentRefusal =
  | { readonly type: 'COMPANY_NOT_FOUND' }
  | { readonly type: 'PAYMENT_NOT_FOUND' }
  | { readonly type: 'PAID_BY_CARD' }
  | { readonly type: 'ALREADY_REVERSED' }
  | { readonly type: 'KEY_REUSED' }

/**
 * Reverses a payment completely: what it settled is open again, and the ledger keeps both entries. If any of it is overdue,
 * orders that nobody has picked wait for it. Returns the balance afterwards.
 */
export async function reversePayment(
  { db, clock, wholesaler }: Pick<Deps, 'db' | 'clock' | 'wholesaler'>,
  { key, companyCode, entry, currencyCode: chosen, reason, staffId }: Reversal,
): Promise<Result<Minor, ReversePaymentRefusal>> {
  return await db.transaction().execute(async (tx) => {
    await lockUnpickedOrders(tx, { companyCode })
    const company = await tx
      .selectFrom('company')
      .select(['id', 'currency_code'])
      .where('code', '=', companyCode)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!company) return refuse({ type: 'COMPANY_NOT_FOUND' })
    const account = { companyId: company.id, currencyCode: chosen ?? company.currency_code }
    const payment = await findPayment(tx, { ...account, entry })
    const existing = await findByKey(tx, company.id, key)
    if (existing)
      return payment && existing.reverses_id === payment.id && existing.reason === reason
        ? ok(existing.balance)
        : refuse({ type: 'KEY_REUSED' })
    if (!payment) return refuse({ type: 'PAYMENT_NOT_FOUND' })
    if (payment.isFromGateway) return refuse({ type: 'PAID_BY_CARD' })
    if (payment.isReversed) return refuse({ type: 'ALREADY_REVERSED' })
    const { config } = wholesaler.current()
    const { balance, ...posted } = await postMoney(
      tx,
      {
        kind: 'REVERSAL',
        account,
        amount: (0 - payment.owed) as Minor,
        method: payment.method,
        reference: payment.reference,
        key,
        invoice: payment.invoice,
        staffId,
        reverses: { payment: payment.id, reason },
      },
      { config, nowMs: clock.nowMs() },
    )
    await allocateNewReversal(tx, posted, { payment: payment.id })
    return ok(balance)
  })
}

type FoundPayment = Pick<Database['ledger_entry'], 'owed' | 'reference'> & {
  readonly id: number
  readonly method: NonNullable<Database['ledger_entry']['method']>
  readonly invoice: number | null
  readonly isFromGateway: boolean
  readonly isReversed: boolean
}

async function findPayment(
  tx: Kysely<Database>,
  {
    companyId,
    currencyCode,
    entry,
  }: { readonly companyId: CompanyId; readonly currencyCode: string; readonly entry: number },
): Promise<FoundPayment | undefined> {
  const { rows } = await sql<FoundPayment>`
    select id, owed, method, reference, settles_id as invoice,
      method = 'CARD' and key is null as "isFromGateway",
      exists (select from ledger_entry reversal where reversal.reverses_id = e.id) as "isReversed"
    from ledger_entry e
    where company_id = ${companyId} and currency_code = ${currencyCode} and n = ${entry} and kind = 'PAYMENT'`.execute(
    tx,
  )
  return rows[0]
}

async function findByKey(tx: Kysely<Database>, companyId: CompanyId, key: string) {
  return await tx
    .selectFrom('ledger_entry')
    .select(['reverses_id', 'reason', 'balance', waitForStandbys.as('waited')])
    .where('company_id', '=', companyId)
    .where('key', '=', key)
    .executeTakeFirst()
}
