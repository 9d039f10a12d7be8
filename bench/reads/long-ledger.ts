import { createHash } from 'node:crypto'
import type { OpenDb } from '@provender/db/open-db'
import { noTimeouts } from '@provender/db/session'
import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'
import { graphqlEntry } from '../load/graphql-entry.ts'
import type { Requests } from '../requests/measure-requests.ts'

const entries = 10_000
const cpuMsAimed = 100

const statement = `query Statement { accountStatement { opening closing total ageing { current overdue } entries {
  n kind date owed balance reference dueOn orderNumber } } }`

/** The statement of a company with a long ledger and open debt: its first page, and the whole as a file. */
export async function statementRequests(
  database: OpenDb,
  shopper: string | undefined,
): Promise<readonly Requests[]> {
  if (shopper === undefined) throw new Error('There is no user with a ledger')
  await writeLedger(database, shopper)
  const variables = {
    senders: [shopper],
    headers: {},
    maxConnections: 16,
    aimOf: (_connections: number, { cpuMs }: { readonly cpuMs: number }) => ({
      text: `≤ ${cpuMsAimed} ms CPU`,
      isMet: cpuMs <= cpuMsAimed,
    }),
  }
  return [
    {
      ...variables,
      name: 'statement of 10,000 entries, its first page',
      entries: [graphqlEntry(statement, {})],
    },
    {
      ...variables,
      name: 'statement of 10,000 entries, all of it as CSV',
      entries: [{ path: '/documents/statement.csv' }],
      // A company may have ten documents in progress.
      maxConnections: 1,
    },
  ]
}

/** Half of the entries are invoices of £1.20, half are payments of £1, for the company of a session. Writes them once. */
export async function writeLedger({ db, runLong }: OpenDb, shopper: string): Promise<void> {
  const { rows } = await sql`select from orders where feedback = 'long ledger' limit 1`.execute(db)
  if (rows.length > 0) return
  const secretHash = createHash('sha256').update(shopper).digest()
  await runLong(noTimeouts, (db) => db.transaction().execute((tx) => writeEntries(tx, secretHash)))
}

async function writeEntries(tx: Kysely<Database>, secretHash: Buffer): Promise<void> {
  const each = entries / 2
  await sql`
      insert into orders (company_id, login_id, key, request_hash, state, payment_type, payment_state, method, fulfilment_date,
        collection_time, collector, warehouse_name, purchase_order_number, notes, feedback, currency_code, net, vat, gross,
        vat_by_rate, placed_at)
      select company_id, id, gen_random_uuid(), '', 'COLLECTED', 'ACCOUNT', 'NONE', 'CLICK_AND_COLLECT', current_date,
        '10:00', '', '', '', '', 'long ledger', 'GBP', 100, 20, 120, '[{"vatBasisPoints": 2000, "net": 100, "vat": 20}]', now()
      from (select company_id, login.id from login join session on login_id = login.id where secret_hash = ${secretHash}) one, generate_series(1, ${each})`.execute(
    tx,
  )
  await sql`
      insert into ledger_document (kind, company_id, order_id, issued_at, issued_on, due_on, currency_code, net, vat, gross,
        vat_by_rate, seller, buyer)
      select 'INVOICE', company_id, id, now(), current_date, current_date + 30, 'GBP', net, vat, gross, vat_by_rate, '{}', '{}'
      from orders where feedback = 'long ledger'`.execute(tx)
  await sql`
      insert into ledger_document_line (document_id, n, position, quantity, vat_basis_points, net, vat)
      select d.id, 1, 1, 1000, 2000, 100, 20
      from ledger_document d join orders on orders.id = order_id where feedback = 'long ledger'`.execute(tx)
  await sql`
      insert into ledger_entry (company_id, currency_code, kind, owed, booked_on, booked_at, document_id, method)
      select company_id, 'GBP', kind, case kind when 'INVOICE' then 120 else -100 end, current_date, now(),
        case kind when 'INVOICE' then d.id end, case kind when 'PAYMENT' then 'CASH' end
      from (select d.id, d.company_id from ledger_document d join orders on orders.id = order_id
        where feedback = 'long ledger') d, (values ('INVOICE'), ('PAYMENT')) as k (kind)
      order by d.id, kind`.execute(tx)
  await allocatePayments(tx, secretHash)
}

/** Payments settle the oldest invoices first, so most are split between two. */
async function allocatePayments(tx: Kysely<Database>, secretHash: Buffer): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
      with own as (
        select entry.id, entry.kind, abs(owed) as amount, row_number() over (partition by entry.kind order by entry.id) as n
        from ledger_entry entry
          join login on login.company_id = entry.company_id join session on login_id = login.id
          left join ledger_document d on d.id = document_id left join orders on orders.id = d.order_id
        where secret_hash = ${secretHash}
          and (feedback = 'long ledger' or (entry.kind = 'PAYMENT' and settles_id is null and owed = -100)))
      insert into allocation (from_entry, to_entry, amount, made_on, rule)
      select payment.id, invoice.id,
        least(payment.n * payment.amount, invoice.n * invoice.amount)
          - greatest((payment.n - 1) * payment.amount, (invoice.n - 1) * invoice.amount),
        current_date, 'OLDEST'
      from own payment join own invoice
        on payment.kind = 'PAYMENT' and invoice.kind = 'INVOICE'
          and payment.n * payment.amount > (invoice.n - 1) * invoice.amount
          and (payment.n - 1) * payment.amount < invoice.n * invoice.amount
      order by payment.n, invoice.n`.execute(tx)
  if (numAffectedRows < entries / 2) throw new Error(`Only ${numAffectedRows} allocations were written`)
}
