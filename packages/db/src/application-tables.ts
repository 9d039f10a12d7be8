import type { SupportingDocumentMediaType } from '@provender/domain/application/supporting-document'
import type { CompanyId, StaffId, UserId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Instant, NullableInstant } from './column-types.ts'

export interface ApplicationTables {
  application: ApplicationTable
  proof: {
    id: string
    application_id: number | null
    file_name: string
    media_type: SupportingDocumentMediaType
    bytes: number
    uploaded_at: Generated<number>
  }
  allowance: { subject: string; used: number; since: Instant }
  password_reset: {
    token_hash: Buffer
    login_id: UserId | null
    staff_id: StaffId | null
    made_at: Instant
    expires_at: Instant
  }
  security_event: {
    id: GeneratedAlways<number>
    at: Generated<number>
    kind: string
    login_id: UserId | null
    staff_id: StaffId | null
    network: string
    device: string
  }
}

interface ApplicationTable {
  id: GeneratedAlways<number>
  key: string
  state: Generated<'WAITING' | 'ACTIVATED' | 'REJECTED'>
  company_name: string
  company_number: string
  vat_number: string
  name: string
  email: string
  telephone: string
  address1: string
  address2: string
  city: string
  post_code: string
  country: string
  language: Language
  marketing_email_enabled: boolean
  marketing_sms_enabled: boolean
  password_hash: string | null
  applied_at: Generated<number>
  decided_at: NullableInstant
  decided_by: StaffId | null
  company_id: CompanyId | null
  reason: Generated<string>
}
