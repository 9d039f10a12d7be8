import type { DocumentBuyer, DocumentSeller } from '@provender/db/ledger-tables'
import type { Database } from '@provender/db/tables'
import type { Config } from '@provender/domain/config/config'
import type { CompanyId } from '@provender/domain/ids'
import { dueOn } from '@provender/domain/ledger/ageing'
import { invoiceOf } from '@provender/domain/ledger/invoice'
import { todayIn } from '@provender/domain/slots/today'
import type { Kysely, Selectable } from 'kysely'
import { allocateNewInvoice } from './allocate-entry.ts'
import { insertDocument } from './document-store.ts'

export interface PostingContext {
  readonly config: Config
  readonly nowMs: number
}

type OrderRow = Selectable<Database['orders']>
type OrderLineRow = Selectable<Database['order_line']>

/** The invoiced parts of an order, whose row is locked. */
interface InvoicedOrder {
  readonly row: Pick<OrderRow, 'id' | 'company_id' | 'payment_type' | 'currency_code'>
  readonly lines: readonly Pick<
    OrderLineRow,
    'position' | 'vat_basis_points' | 'supplied_quantity' | 'supplied_net' | 'supplied_vat'
  >[]
}

/** Invoices what is supplied of an order: its picked lines, numbered and posted in the transaction of the transition. */
export async function issueInvoice(
  tx: Kysely<Database>,
  { row, lines }: InvoicedOrder,
  { config, nowMs }: PostingContext,
): Promise<void> {
  const invoice = invoiceOf(
    lines.map((line) => ({
      position: line.position,
      vatBasisPoints: line.vat_basis_points,
      suppliedQuantity: line.supplied_quantity,
      suppliedNet: line.supplied_net,
      suppliedVat: line.supplied_vat,
    })),
  )
  const issuedOn = todayIn(nowMs, config.warehouseTimezone).day
  const posted = await insertDocument(tx, {
    kind: 'INVOICE',
    companyId: row.company_id,
    orderId: row.id,
    creditsId: null,
    issuedAtMs: nowMs,
    issuedOn,
    // Cash is paid at handover.
    dueOn: row.payment_type === 'ACCOUNT' ? dueOn(issuedOn, config.paymentTermsDays) : issuedOn,
    currencyCode: row.currency_code,
    totals: invoice.totals,
    seller: sellerOf(config),
    buyer: await readBuyer(tx, row.company_id),
    reason: '',
    staffId: null,
    lines: invoice.lines,
    settlesId: null,
  })
  await allocateNewInvoice(tx, posted, { isOnAccount: row.payment_type === 'ACCOUNT' })
}

export function sellerOf(config: Config): DocumentSeller {
  return {
    name: config.appName,
    address: [config.warehouseName, config.warehouseAddress].filter(Boolean).join(', '),
    email: config.contactEmailAddress,
    vatNumber: config.vatNumber,
    awrsNumber: config.awrsNumber,
  }
}

export async function readBuyer(db: Kysely<Database>, companyId: CompanyId): Promise<DocumentBuyer> {
  const { code, name, ...address } = await db
    .selectFrom('company')
    .select(['code', 'name', 'address1', 'address2', 'address3', 'city', 'post_code', 'country'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const { address1, address2, address3, city, post_code, country } = address
  const cityLine = [city, post_code].filter(Boolean).join(' ')
  return { code, name, address: [address1, address2, address3, cityLine, country].filter(Boolean) }
}
