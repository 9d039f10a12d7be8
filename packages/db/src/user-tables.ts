import type {
  CompanyId,
  DeletionId,
  EmailChangeId,
  InvitationId,
  UserId,
  StaffId,
} from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import type { UserRole } from '@provender/domain/permission/permission'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Instant, InstantByDefault, LocalDate, NullableInstant } from './column-types.ts'

export interface UserTables {
  login: UserTable
  login_invitation: UserInvitationTable
  login_deletion: UserDeletionTable
  login_email_change: UserEmailChangeTable
  session: SessionTable
  sign_in_failure: SignInFailureTable
  request_log: RequestLogTable
  login_device: { login_id: UserId; device_hash: Buffer; signed_in_at: Instant }
  second_factor: SecondFactorTable
}

interface SignInFailureTable {
  subject: string
  failures: number
  last_at: Instant
  blocked_until: Instant
  failed_at: InstantByDefault
}

interface SecondFactorTable {
  login_id: UserId | null
  staff_id: StaffId | null
  sealed_secret: Buffer
  /** Null until its first code has been typed. */
  on_since: NullableInstant
  last_step: Generated<number>
  recovery_hashes: Generated<Buffer[]>
}

interface UserTable {
  id: GeneratedAlways<UserId>
  company_id: CompanyId
  email: string
  name: string
  password_hash: string | null
  active: boolean
  marketing_email_enabled: Generated<boolean>
  marketing_sms_enabled: Generated<boolean>
  marketing_notification_enabled: Generated<boolean>
  created_at: Generated<number>
  role: Generated<UserRole>
  show_all_prices_including_vat: boolean | null
  closed_at: NullableInstant
  language: Language | null
  site_id: number | null
}

interface UserInvitationTable {
  id: InvitationId
  company_id: CompanyId
  email: string
  role: UserRole
  language: Language
  invited_by: UserId
  sent_at: Instant
  expires_at: Instant
  ended_at: NullableInstant
}

interface UserDeletionTable {
  id: DeletionId
  login_id: UserId
  language: Language
  asked_at: Instant
  starts_at: NullableInstant
}

interface UserEmailChangeTable {
  id: EmailChangeId
  login_id: UserId
  email: string
  language: Language
  asked_at: Instant
  confirmed_at: NullableInstant
  former_email: string
}

interface SessionTable {
  id: string
  secret_hash: Buffer
  login_id: UserId
  client_kind: 'web' | 'native'
  created_at: Generated<number>
  password_checked_at: InstantByDefault
  expires_at: Instant
  device: Generated<string>
  network: Generated<string>
  device_hash: Buffer | null
}

interface RequestLogTable {
  login_id: UserId
  device_id: string
  day: LocalDate
  device_type: string
  device_model: string
  os: string
  os_version: string
  build_id: string
}
