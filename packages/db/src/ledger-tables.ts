import type { CompanyId, PaymentId, StaffId } from '@provender/domain/ids'
import type { AllocationReason } from '@provender/domain/ledger/allocation'
import type { DocumentKind, LedgerKind, PaymentMethod } from '@provender/domain/ledger/ledger'
import type { Minor, Quantity } from '@provender/domain/money/money'
import type { VatOfRate } from '@provender/domain/money/vat'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Instant, Json, LocalDate } from './column-types.ts'

/** Append-only; the database refuses every change (docs/decisions/0026-ledger.md). */
export interface LedgerTables {
  document_series: { kind: DocumentKind; prefix: string; last_number: number }
  ledger_document: LedgerDocumentTable
  ledger_document_line: LedgerDocumentLineTable
  ledger_entry: LedgerEntryTable
  allocation: AllocationTable
  allocation_difference: { entry_id: number; open_before: Minor; open_after: Minor }
}

interface LedgerDocumentTable {
  id: GeneratedAlways<number>
  kind: DocumentKind
  number: GeneratedAlways<string>
  company_id: CompanyId
  order_id: number
  credits_id: number | null
  issued_at: Instant
  issued_on: LocalDate
  due_on: LocalDate | null
  currency_code: string
  net: Minor
  vat: Minor
  gross: Minor
  vat_by_rate: Json<readonly VatOfRate[]>
  seller: Json<DocumentSeller>
  buyer: Json<DocumentBuyer>
  reason: string
  staff_id: StaffId | null
}

export interface DocumentSeller {
  readonly name: string
  readonly address: string
  readonly email: string
  readonly vatNumber: string
  readonly awrsNumber: string
}

export interface DocumentBuyer {
  readonly code: string
  readonly name: string
  readonly address: readonly string[]
}

interface LedgerDocumentLineTable {
  document_id: number
  n: number
  position: number | null
  quantity: Quantity | null
  vat_basis_points: number
  net: Minor
  vat: Minor
}

interface LedgerEntryTable {
  id: GeneratedAlways<number>
  company_id: CompanyId
  currency_code: string
  n: GeneratedAlways<number>
  kind: LedgerKind
  /** The change of the balance: negative for payments and credit notes. */
  owed: Minor
  balance: GeneratedAlways<Minor>
  booked_on: LocalDate
  booked_at: Instant
  document_id: number | null
  settles_id: number | null
  method: PaymentMethod | null
  reference: string
  staff_id: StaffId | null
  key: string | null
  payment_id: Generated<PaymentId | null>
  refund_id: Generated<string | null>
  /** The dispute that took the money of a chargeback, or returned that of a payment. */
  dispute_id: Generated<string | null>
  reverses_id: Generated<number | null>
  reason: Generated<string>
  agreed_by: Generated<string>
}

interface AllocationTable {
  id: GeneratedAlways<number>
  from_entry: number
  to_entry: number
  amount: Minor
  made_on: LocalDate
  /** Null if a rule decided, or for the command line. */
  by: StaffId | null
  rule: AllocationReason
  undoes_id: number | null
}
