import type { Database } from '@provender/db/tables'
import type { CompanyId, StaffId } from '@provender/domain/ids'
import { match } from '@provender/domain/ledger/allocation'
import type { Minor } from '@provender/domain/money/money'
import { ok, refuse, type Result } from '@provender/domain/result'
import { todayIn } from '@provender/domain/slots/today'
import { type Kysely, sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { type KeyReused, staffCaller, type WriteKey, writeOnce } from '../../kernel/idempotency/write-once.ts'
import { allocateReleased } from './allocate-entry.ts'
import {
  type AllocationStamp,
  lockCompany,
  readOpenItem,
  readExistingAllocations,
} from './allocation-store.ts'
import { holdIfMoreIsOverdue, lockUnpickedOrders } from './set-credit-holds.ts'
import { writeAllocations } from './write-allocations.ts'

/** A credit by its number in a company's ledger, and the staff member who decides. */
export interface CreditChoice {
  readonly companyCode: string
  readonly entry: number
  readonly currencyCode?: string | undefined
  readonly staffId: StaffId | null
}

export type CreditChoiceRefusal =
  | { readonly type: 'COMPANY_NOT_FOUND' }
  /** The company has no such payment or credit note. */
  | { readonly type: 'CREDIT_NOT_FOUND' }
  | { readonly type: 'INVOICE_NOT_FOUND' }
  /** Less than that is left of the credit or open of the invoice. */
  | { readonly type: 'MORE_THAN_OPEN'; readonly maxAmount: Minor }
  | { readonly type: 'NOTHING_ALLOCATED' }

type LedgerDeps = Pick<Deps, 'db' | 'clock' | 'wholesaler'>

export interface CreditAllocation extends CreditChoice {
  readonly key: WriteKey
  readonly invoice: string
  /** Null allocates as much as possible. */
  readonly amount: Minor | null
}

export async function allocateCredit(
  deps: LedgerDeps,
  { key, ...allocation }: CreditAllocation,
): Promise<Result<Minor, CreditChoiceRefusal | KeyReused>> {
  const caller = staffCaller(allocation.staffId)
  const keyed = { caller, key, operation: 'allocateCredit', input: allocation }
  return await changeCredit(deps, allocation, (tx, credit) =>
    writeOnce(tx, keyed, () => allocateIn(tx, credit, allocation)),
  )
}

async function allocateIn(
  tx: Kysely<Database>,
  { credit, companyId, currencyCode, stamp }: LockedCredit,
  { invoice: number, amount }: Omit<CreditAllocation, 'key'>,
): Promise<Result<Minor, CreditChoiceRefusal>> {
  const invoice = await tx
    .selectFrom('ledger_entry')
    .innerJoin('ledger_document', 'ledger_document.id', 'ledger_entry.document_id')
    .select('ledger_entry.id')
    .where('ledger_entry.company_id', '=', companyId)
    .where('ledger_entry.currency_code', '=', currencyCode)
    .where('ledger_entry.kind', '=', 'INVOICE')
    .where('number', '=', number)
    .executeTakeFirst()
  if (!invoice) return refuse({ type: 'INVOICE_NOT_FOUND' })
  const creditItem = await readOpenItem(tx, credit)
  const settled = await readOpenItem(tx, invoice.id)
  const maxAmount = Math.min(creditItem.open, settled.open) as Minor
  const requested = amount ?? maxAmount
  if (requested <= 0 || requested > maxAmount) return refuse({ type: 'MORE_THAN_OPEN', maxAmount })
  await writeAllocations(tx, match([{ id: credit, open: requested }], [settled], 'PERSON'), stamp)
  return ok(requested)
}

export async function releaseCredit(
  deps: LedgerDeps,
  choice: CreditChoice,
): Promise<Result<Minor, CreditChoiceRefusal>> {
  return await changeCredit(deps, choice, async (tx, { credit, creditsInvoice, companyId, stamp }) => {
    const existing = await readExistingAllocations(tx, [credit], 'INVOICES')
    // Credited goods are not owed for, so a credit note keeps the invoice that it credits.
    const undone = existing.filter(({ to }) => to !== creditsInvoice)
    if (undone.length === 0) return refuse({ type: 'NOTHING_ALLOCATED' })
    const rows = undone.map(({ id, from, to, left }) => ({
      from,
      to,
      amount: left,
      rule: 'PERSON' as const,
      undoes: id,
    }))
    await holdIfMoreIsOverdue(tx, { companyId, stamp }, async () => {
      await writeAllocations(tx, rows, stamp)
      await allocateReleased(tx, rows, stamp)
    })
    return ok(undone.reduce((sum, { left }) => sum + left, 0) as Minor)
  })
}

interface LockedCredit {
  readonly credit: number
  /** The entry of the invoice that a credit note credits. */
  readonly creditsInvoice: number | null
  readonly companyId: CompanyId
  readonly currencyCode: string
  readonly stamp: AllocationStamp
}

type ChangeCredit<Refusal> = (tx: Kysely<Database>, credit: LockedCredit) => Promise<Result<Minor, Refusal>>

async function changeCredit<Refusal>(
  { db, clock, wholesaler }: LedgerDeps,
  { companyCode, entry, currencyCode: chosen, staffId }: CreditChoice,
  change: ChangeCredit<Refusal>,
): Promise<Result<Minor, Refusal | CreditChoiceRefusal>> {
  return await db.transaction().execute(async (tx) => {
    await lockUnpickedOrders(tx, { companyCode })
    const company = await tx
      .selectFrom('company')
      .select(['id', 'currency_code'])
      .where('code', '=', companyCode)
      .executeTakeFirst()
    if (!company) return refuse({ type: 'COMPANY_NOT_FOUND' })
    await lockCompany(tx, company.id)
    const { id: companyId, currency_code: own } = company
    const currencyCode = chosen ?? own
    const credit = await tx
      .selectFrom('ledger_entry')
      .select(['id', 'kind', 'settles_id'])
      .where('company_id', '=', companyId)
      .where('currency_code', '=', currencyCode)
      .where('n', '=', entry)
      .where('kind', 'in', ['PAYMENT', 'CREDIT_NOTE'])
      .executeTakeFirst()
    if (!credit) return refuse({ type: 'CREDIT_NOT_FOUND' })
    const madeAtMs = clock.nowMs()
    const madeOn = todayIn(madeAtMs, wholesaler.current().config.warehouseTimezone).day
    const changed = await change(tx, {
      credit: credit.id,
      creditsInvoice: credit.kind === 'CREDIT_NOTE' ? credit.settles_id : null,
      companyId,
      currencyCode,
      stamp: { madeOn, madeAtMs, staffId },
    })
    if (changed.ok) await notifyCompany(tx, companyId)
    return changed
  })
}

/** Reloads open statements of the company. An entry does this by itself; an allocation alone does not. */
async function notifyCompany(tx: Kysely<Database>, companyId: CompanyId): Promise<void> {
  await sql`
    with counted as (
      insert into company_orders as o values (${companyId}, 1)
        on conflict (company_id) do update set version = o.version + 1 returning company_id, version)
    select pg_notify('provender', 'orders ' || company_id || ' ' || version) from counted`.execute(tx)
}
