import type { CompanyId, PaymentId, SavedCardId, StaffId, UserId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import type { Minor } from '@provender/domain/money/money'
import type { CardBrand, SandboxCardName } from '@provender/domain/payment/card'
import type { DisputeState } from '@provender/domain/payment/dispute'
import type { RequestedRefund } from '@provender/domain/payment/next-action'
import type { AttemptState, DeclineReason } from '@provender/domain/payment/payment'
import type { PaymentPagePurpose } from '@provender/domain/payment/payment-page'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Instant, NullableInstant } from './column-types.ts'

export interface PaymentTables {
  card_attempt: { id: string; company_id: CompanyId; login_id: UserId; began_at: Generated<number> }
  joint_charge: JointChargeTable
  payment: PaymentTable
  payment_refund: PaymentRefundTable
  payment_dispute: PaymentDisputeTable
  payment_event: PaymentEventTable
  payment_ticket: PaymentTicketTable
  saved_card: SavedCardTable
  sandbox_charge: SandboxChargeTable
  sandbox_refund: { id: string; charge_id: PaymentId; amount: Minor }
  sandbox_card: SandboxCardTable
  stripe_customer: { company_id: CompanyId; gateway: string; customer_id: string }
  stripe_intent: StripeIntentTable
}

interface JointChargeTable {
  /** The gateway knows the charge by it, as it knows others by the id of their payment. */
  id: Generated<PaymentId>
  company_id: CompanyId
  key: string
  amount: Minor
}

interface PaymentTable {
  id: Generated<PaymentId>
  order_id: number
  gateway: string
  state: Generated<AttemptState>
  amount: Minor
  currency_code: string
  /** Set if it pays an invoice instead of the order: the invoice, the paying user, and the key that makes the attempt idempotent. */
  invoice_id: number | null
  login_id: UserId | null
  key: string | null
  /** Set if one charge pays several invoices, each with a payment of its own. */
  charge_id: PaymentId | null
  card_token: string | null
  saved_card_id: SavedCardId | null
  keeps_card: Generated<boolean>
  captured: Generated<Minor>
  refunded: Generated<Minor>
  decline_reason: DeclineReason | null
  challenge_path: string | null
  brand: CardBrand | null
  last_four: string | null
  began_at: Generated<number>
  changed_at: Generated<number>
  /** Since when money that the gateway moved cannot be booked. */
  booking_failed_at: Generated<number | null>
}

interface PaymentRefundTable {
  id: Generated<string>
  payment_id: PaymentId
  amount: Minor
  state: Generated<RequestedRefund['state']>
  staff_id: StaffId | null
  note: string
  /** The gateway's reference of a refund made there; null for our own refunds. */
  reference: Generated<string | null>
  asked_at: Generated<number>
  done_at: NullableInstant
  closed_at: NullableInstant
  closed_by: StaffId | null
  closing_note: Generated<string>
}

interface PaymentDisputeTable {
  id: Generated<string>
  payment_id: PaymentId
  reference: string
  amount: Minor
  state: DisputeState
  withdrawn: Minor
  movements: number
  reason: string
  answer_by: NullableInstant
  opened_at: Generated<number>
}

interface PaymentEventTable {
  id: GeneratedAlways<number>
  payment_id: PaymentId
  kind: AttemptState | 'REFUNDED' | 'REFUND_REFUSED' | 'HEARD'
  amount: Minor | null
  gateway_event_id: string | null
  at: Generated<number>
}

interface PaymentTicketTable {
  session_id: string
  id: string
  ticket_hash: Buffer
  page_hash: Buffer | null
  purpose: PaymentPagePurpose
  language: Language
  /** The order or the invoice. */
  number: string | null
  amount: Minor | null
  payment_id: PaymentId | null
  expires_at: Instant
  done_at: NullableInstant
  card_token: string | null
  card_brand: CardBrand | null
  card_last_four: string | null
  keeps_card: Generated<boolean>
}

interface SavedCardTable {
  id: Generated<SavedCardId>
  company_id: CompanyId
  login_id: UserId
  gateway: string
  reference: string
  setup_id: string | null
  payment_id: PaymentId | null
  brand: CardBrand
  last_four: string
  expiry_month: number
  expiry_year: number
  holder_name: Generated<string>
  is_primary: boolean
  saved_at: Generated<number>
  removed_at: NullableInstant
}

interface SandboxChargeTable {
  id: PaymentId
  state: Exclude<AttemptState, 'STARTED'>
  /** The token of the card; `UNKNOWN` for an invalid one. */
  card: string
  amount: Minor
  currency_code: string
  keep_for: string | null
  captured: Generated<Minor>
  refunded: Generated<Minor>
  began_at: Generated<number>
}

interface SandboxCardTable {
  reference: string
  owner: string
  card: SandboxCardName
  expiry_month: Generated<number | null>
  expiry_year: Generated<number | null>
  holder_name: Generated<string>
}

interface StripeIntentTable {
  payment_id: PaymentId
  intent_id: Generated<string | null>
  asked_at: Generated<number>
}
