import type { ClaimState, ClaimType } from '@provender/domain/claim/claim'
import type { CompanyId, StaffId, UserId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import type { Quantity } from '@provender/domain/money/money'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Instant, NullableInstant } from './column-types.ts'

export interface ClaimTables {
  claim: ClaimTable
  claim_line: { claim_id: number; order_id: number; position: number; quantity: Quantity }
  claim_answer: {
    id: GeneratedAlways<number>
    claim_id: number
    staff_id: StaffId | null
    text: string
    at: Instant
  }
  claim_credit: { document_id: number; claim_id: number }
  claim_picture: {
    id: string
    company_id: CompanyId
    claim_id: number | null
    file_name: string
    bytes: number
    uploaded_at: Generated<number>
  }
  contact_message: ContactMessageTable
}

interface ClaimTable {
  id: GeneratedAlways<number>
  company_id: CompanyId
  login_id: UserId
  order_id: number
  key: string
  request_hash: Buffer
  type: ClaimType
  message: string
  language: Language
  state: Generated<ClaimState>
  sent_at: Instant
  closed_at: NullableInstant
}

interface ContactMessageTable {
  id: GeneratedAlways<number>
  key: string
  login_id: UserId | null
  name: string
  email: string
  telephone: string
  message: string
  language: Language
  sent_at: Instant
  done_at: NullableInstant
}
