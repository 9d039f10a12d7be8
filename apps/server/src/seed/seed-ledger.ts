import type { Database } from '@provender/db/tables'
import type { CompanyId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { todayIn } from '@provender/domain/slots/today'
import { type Kysely, sql } from 'kysely'
import { creditLockedInvoice } from '../features/ledger/credit-invoice.ts'
import { sellerOf } from '../features/ledger/issue-invoice.ts'
import { requireValue } from './ids-by-code.ts'
import type { SeedContext } from './seed-context.ts'

const dayMs = 86_400_000
/** Customers on account pay by transfer, this many days after an invoice. */
const paidAfterDays = 20
/** The corner shop has forgotten to pay one invoice, which was issued at least this many days ago. */
const forgotten = { companyCode: '2071', days: 37 }
/** A part of the invoice before that arrived broken. */
const broken = { amount: 1240 as Minor, reason: 'Bottles broken on the way' }

/** Seeds the money: invoices for all orders that left the warehouse, most of them paid. */
export async function seedLedger({ tx, config, nowMs }: SeedContext): Promise<void> {
  await insertInvoices(tx, config)
  const invoices = await readInvoices(tx)
  const [unpaid, before] = invoices
    .filter(({ code, payment_type }) => code === forgotten.companyCode && payment_type === 'ACCOUNT')
    .filter(({ issued_at }) => issued_at <= nowMs - forgotten.days * dayMs)
    .toReversed()
  const entries = invoices
    .flatMap((invoice) => [
      { invoice, isPayment: false, atMs: invoice.issued_at },
      ...(invoice === unpaid ? [] : [{ invoice, isPayment: true, atMs: paidAt(invoice) }]),
    ])
    .filter(({ atMs }) => atMs <= nowMs)
    .sort((one, other) => one.atMs - other.atMs || Number(one.isPayment) - Number(other.isPayment))
  const entryOf = new Map<number, number>()
  for (const { invoice, isPayment, atMs } of entries) {
    const dated = { ...invoice, atMs, day: todayIn(atMs, config.warehouseTimezone).day }
    if (!isPayment) {
      entryOf.set(invoice.id, await insertEntry(tx, { ...dated, settlesId: null }))
      if (invoice === before)
        await creditLockedInvoice(
          tx,
          {
            orderId: invoice.order_id,
            credit: {
              request: { type: 'AMOUNT', gross: broken.amount },
              reason: broken.reason,
              staffId: null,
            },
          },
          { config, nowMs: atMs },
        )
      continue
    }
    const settlesId = requireValue(entryOf.get(invoice.id), `entry of ${invoice.number}`)
    const gross = invoice === before ? ((invoice.gross - broken.amount) as Minor) : invoice.gross
    await insertEntry(tx, { ...dated, gross, settlesId })
  }
  await allocatePayments(tx)
}

/** Every payment names its invoice and pays what is left of it. */
async function allocatePayments(tx: Kysely<Database>): Promise<void> {
  await sql`
    insert into allocation (from_entry, to_entry, amount, made_on, rule)
    select id, settles_id, -owed, booked_on, 'NAMED' from ledger_entry
    where kind = 'PAYMENT' and settles_id is not null order by id`.execute(tx)
}

/** In the order in which the goods left. */
async function insertInvoices(tx: Kysely<Database>, config: SeedContext['config']): Promise<void> {
  await sql`
    insert into ledger_document (kind, company_id, order_id, issued_at, issued_on, due_on, currency_code, net, vat, gross,
      vat_by_rate, seller, buyer)
    select 'INVOICE', company.id, orders.id, at, day,
      day + case payment_type when 'ACCOUNT' then ${config.paymentTermsDays}::int else 0 end,
      orders.currency_code, net, vat, gross, vat_by_rate, ${JSON.stringify(sellerOf(config))}::jsonb,
      jsonb_build_object('code', code, 'name', name, 'address', to_jsonb(array_remove(
        array[address1, address2, address3, trim(city || ' ' || post_code), country], '')))
    from orders join company on company.id = company_id
      join order_event e on e.order_id = orders.id and e.state in ('OUT_FOR_DELIVERY', 'COLLECTED'),
      lateral (select (at at time zone ${config.warehouseTimezone})::date as day) local
    order by at, orders.id`.execute(tx)
  await sql`
    insert into ledger_document_line (document_id, n, position, quantity, vat_basis_points, net, vat)
    select d.id, l.position, l.position, l.supplied_quantity, l.vat_basis_points, l.supplied_net, l.supplied_vat
    from ledger_document d join order_line l using (order_id)`.execute(tx)
}

async function readInvoices(tx: Kysely<Database>) {
  return await tx
    .selectFrom('ledger_document')
    .innerJoin('company', 'company.id', 'ledger_document.company_id')
    .innerJoin('orders', 'orders.id', 'ledger_document.order_id')
    .leftJoin('order_event', (join) =>
      join
        .onRef('order_event.order_id', '=', 'orders.id')
        .on('order_event.state', 'in', ['DELIVERED', 'COLLECTED']),
    )
    .select(['ledger_document.id', 'ledger_document.number', 'ledger_document.issued_at'])
    .select(['ledger_document.gross', 'ledger_document.order_id', 'ledger_document.currency_code'])
    .select(['company.id as company_id', 'company.code', 'orders.payment_type'])
    .select('order_event.at as handed_over_at')
    .orderBy('ledger_document.id')
    .execute()
}

type Invoice = Awaited<ReturnType<typeof readInvoices>>[number]

/** Cash is paid at handover; on account it is paid some weeks later at about the same time of day. */
function paidAt({ payment_type, handed_over_at, issued_at }: Invoice): number {
  if (payment_type === 'CASH') return handed_over_at ?? Number.POSITIVE_INFINITY
  return issued_at + paidAfterDays * dayMs
}

interface NewEntry {
  readonly id: number
  readonly company_id: CompanyId
  readonly code: string
  readonly currency_code: string
  readonly payment_type: Invoice['payment_type']
  readonly gross: Minor
  readonly atMs: number
  readonly day: string
  /** Set for a payment; null for the invoice itself. */
  readonly settlesId: number | null
}

async function insertEntry(tx: Kysely<Database>, entry: NewEntry): Promise<number> {
  const isPayment = entry.settlesId !== null
  const isCash = entry.payment_type === 'CASH'
  const { id } = await tx
    .insertInto('ledger_entry')
    .values({
      company_id: entry.company_id,
      currency_code: entry.currency_code,
      kind: isPayment ? 'PAYMENT' : 'INVOICE',
      owed: (isPayment ? 0 - entry.gross : entry.gross) as Minor,
      booked_on: entry.day,
      booked_at: new Date(entry.atMs),
      document_id: isPayment ? null : entry.id,
      settles_id: entry.settlesId,
      method: isPayment ? (isCash ? 'CASH' : 'BANK_TRANSFER') : null,
      reference: isPayment && !isCash ? `ACCOUNT ${entry.code}` : '',
      staff_id: null,
      key: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
