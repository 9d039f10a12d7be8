import type { DocumentBuyer, DocumentSeller } from '@provender/db/ledger-tables'
import type { OrderAddress } from '@provender/db/order-tables'
import type { Database } from '@provender/db/tables'
import type { CompanyId } from '@provender/domain/ids'
import type { DocumentKind } from '@provender/domain/ledger/ledger'
import type { Minor, Quantity, UnitPrice } from '@provender/domain/money/money'
import type { VatOfRate } from '@provender/domain/money/vat'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { PostedEntry } from './allocate-entry.ts'

export interface LedgerDocument extends Omit<
  Selectable<Database['ledger_document']>,
  'vat_by_rate' | 'seller' | 'buyer'
> {
  readonly vat_by_rate: readonly VatOfRate[]
  readonly seller: DocumentSeller
  readonly buyer: DocumentBuyer
  readonly order_number: string
  readonly purchase_order_number: string
  /** Null for a collection. */
  readonly delivery_address: OrderAddress | null
  /** The number of the invoice that a credit note credits. */
  readonly credits_number: string | null
}

export interface LedgerDocumentLine {
  readonly n: number
  readonly position: number | null
  readonly quantity: Quantity | null
  readonly vat_basis_points: number
  readonly net: Minor
  readonly vat: Minor
  readonly code: string | null
  readonly name: string | null
  readonly p_size: string | null
  readonly unit: '1' | '2' | null
  readonly unit_name: string | null
  readonly unit_net: UnitPrice | null
}

function selectDocuments(db: Kysely<Database>) {
  return db
    .selectFrom('ledger_document')
    .innerJoin('orders', 'orders.id', 'ledger_document.order_id')
    .leftJoin('ledger_document as credited', 'credited.id', 'ledger_document.credits_id')
    .selectAll('ledger_document')
    .select([
      'orders.number as order_number',
      'orders.purchase_order_number',
      'orders.delivery_address',
      'credited.number as credits_number',
    ])
}

/** A document of this company by number. Another company's counts as missing. */
export async function findDocument(
  db: Kysely<Database>,
  companyId: CompanyId,
  number: string,
): Promise<LedgerDocument | undefined> {
  return await selectDocuments(db)
    .where('ledger_document.company_id', '=', companyId)
    .where('ledger_document.number', '=', number)
    .executeTakeFirst()
}

/** For the server itself, whatever the company. */
export async function readDocument(db: Kysely<Database>, id: number): Promise<LedgerDocument> {
  return await selectDocuments(db).where('ledger_document.id', '=', id).executeTakeFirstOrThrow()
}

export async function readDocumentsByNumber(
  db: Kysely<Database>,
  companyId: CompanyId,
  numbers: readonly string[],
): Promise<readonly LedgerDocument[]> {
  return await selectDocuments(db)
    .where('ledger_document.company_id', '=', companyId)
    .where('ledger_document.number', 'in', numbers)
    .orderBy('ledger_document.id')
    .execute()
}

export async function readDocumentsOfOrders(
  db: Kysely<Database>,
  orderIds: readonly number[],
): Promise<readonly LedgerDocument[]> {
  return await selectDocuments(db)
    .where(sql<boolean>`ledger_document.order_id = any(${orderIds}::bigint[])`)
    .orderBy('ledger_document.id')
    .execute()
}

export async function readDocumentLines(
  db: Kysely<Database>,
  { id, order_id }: Pick<LedgerDocument, 'id' | 'order_id'>,
): Promise<readonly LedgerDocumentLine[]> {
  return await db
    .selectFrom('ledger_document_line as line')
    .leftJoin('order_line', (join) =>
      join.onRef('order_line.position', '=', 'line.position').on('order_line.order_id', '=', order_id),
    )
    .select(['line.n', 'line.position', 'line.quantity', 'line.vat_basis_points', 'line.net', 'line.vat'])
    .select(['order_line.code', 'order_line.name', 'order_line.p_size', 'order_line.unit'])
    .select(['order_line.unit_name', 'order_line.unit_net'])
    .where('line.document_id', '=', id)
    .orderBy('line.n')
    .execute()
}

/** The locked invoice of an order, so that its credits are serialised. */
export async function lockInvoiceOf(tx: Kysely<Database>, orderId: number) {
  return await tx
    .selectFrom('ledger_document')
    .innerJoin('ledger_entry', 'ledger_entry.document_id', 'ledger_document.id')
    .selectAll('ledger_document')
    .select('ledger_entry.id as entry_id')
    .where('order_id', '=', orderId)
    .where('ledger_document.kind', '=', 'INVOICE')
    .forUpdate('ledger_document')
    .executeTakeFirst()
}

/** The credit of an invoice so far, by line. */
export async function readCredited(tx: Kysely<Database>, invoiceId: number) {
  return await tx
    .selectFrom('ledger_document_line as line')
    .innerJoin('ledger_document', 'ledger_document.id', 'line.document_id')
    .select(['line.position', 'line.quantity', 'line.net', 'line.vat'])
    .select('line.vat_basis_points as vatBasisPoints')
    .where('credits_id', '=', invoiceId)
    .execute()
}

export interface NewDocument {
  readonly kind: DocumentKind
  readonly companyId: CompanyId
  readonly orderId: number
  readonly creditsId: number | null
  readonly issuedAtMs: number
  readonly issuedOn: string
  readonly dueOn: string | null
  readonly currencyCode: string
  readonly totals: {
    readonly net: Minor
    readonly vat: Minor
    readonly gross: Minor
    readonly vatByRate: readonly VatOfRate[]
  }
  readonly seller: DocumentSeller
  readonly buyer: DocumentBuyer
  readonly reason: string
  readonly staffId: Selectable<Database['ledger_document']>['staff_id']
  readonly lines: readonly (VatOfRate & {
    readonly position: number | null
    readonly quantity: Quantity | null
  })[]
  /** The entry of the invoice that a credit note settles. */
  readonly settlesId: number | null
}

/** Writes a document with its lines and its ledger entry, and queues its PDFs. Callers allocate it in the same transaction. */
export async function insertDocument(
  tx: Kysely<Database>,
  document: NewDocument,
): Promise<PostedEntry & { readonly number: string }> {
  const { totals, lines } = document
  const { id, number } = await tx
    .insertInto('ledger_document')
    .values({
      kind: document.kind,
      company_id: document.companyId,
      order_id: document.orderId,
      credits_id: document.creditsId,
      issued_at: new Date(document.issuedAtMs),
      issued_on: document.issuedOn,
      due_on: document.dueOn,
      currency_code: document.currencyCode,
      net: totals.net,
      vat: totals.vat,
      gross: totals.gross,
      vat_by_rate: JSON.stringify(totals.vatByRate),
      seller: JSON.stringify(document.seller),
      buyer: JSON.stringify(document.buyer),
      reason: document.reason,
      staff_id: document.staffId,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
  const rows = lines.map(({ position, quantity, vatBasisPoints, net, vat }, index) => ({
    n: index + 1,
    position,
    quantity,
    vat_basis_points: vatBasisPoints,
    net,
    vat,
  }))
  await sql`
    insert into ledger_document_line (document_id, n, position, quantity, vat_basis_points, net, vat)
    select ${id}, l.* from json_to_recordset(${JSON.stringify(rows)}::json) as l (n int, position int,
      quantity bigint, vat_basis_points int, net bigint, vat bigint)`.execute(tx)
  await sql`
    insert into job (kind, key, payload)
    values ('KEEP_DOCUMENT', ${`keep document ${number}`}, ${JSON.stringify({ id })}::jsonb)`.execute(tx)
  const entry = await tx
    .insertInto('ledger_entry')
    .values({
      company_id: document.companyId,
      currency_code: document.currencyCode,
      kind: document.kind,
      owed: (document.kind === 'INVOICE' ? totals.gross : 0 - totals.gross) as Minor,
      booked_on: document.issuedOn,
      booked_at: new Date(document.issuedAtMs),
      document_id: id,
      settles_id: document.settlesId,
      method: null,
      reference: '',
      staff_id: document.staffId,
      key: null,
    })
    .returning(['id', 'booked_on'])
    .executeTakeFirstOrThrow()
  const { companyId, currencyCode, staffId } = document
  const account = { companyId, currencyCode }
  const stamp = { madeOn: entry.booked_on, madeAtMs: document.issuedAtMs, staffId }
  return { number, id: entry.id, open: totals.gross, account, stamp }
}
