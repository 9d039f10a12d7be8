import type { Database } from '@provender/db/tables'
import type { LoginId, StaffId } from '@provender/domain/ids'
import type { Kysely } from 'kysely'

/** What happens to the doors of the shop, and is looked at when something went wrong. */
type SecurityEventKind =
  | 'SIGNED_IN'
  | 'SIGN_IN_FAILED'
  | 'STAFF_SIGNED_IN'
  | 'STAFF_SIGN_IN_FAILED'
  | 'DEVICE_SIGNED_OUT'
  | 'SIGNED_OUT_EVERYWHERE'
  | 'RESET_LETTER_SENT'
  | 'PASSWORD_RESET'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_SET_BY_STAFF'
  | 'EMAIL_CHANGED'
  | 'LOGIN_ADDED'
  | 'LOGIN_ACTIVATED'
  | 'LOGIN_DEACTIVATED'
  | 'LOGIN_ROLE_CHANGED'
  | 'LOGIN_SITE_CHANGED'
  | 'LOGIN_CLOSED'
  | 'APPLICATION_REJECTED'

export interface SecurityEvent {
  readonly kind: SecurityEventKind
  /** Null where the e-mail is nobody's. */
  readonly loginId?: LoginId | null
  /** One of the wholesaler's people who did it, or signed in. */
  readonly staffId?: StaffId | null
  /** Empty for what was done at the machine itself. */
  readonly network?: string
  readonly device?: string
}

/** Writes down what happened, within the transaction in which it does. Rows stay for a year and are never changed. */
export async function noteSecurityEvent(db: Kysely<Database>, event: SecurityEvent): Promise<void> {
  await db.insertInto('security_event').values(securityEventRow(event)).execute()
}

export function securityEventRow({ kind, loginId, staffId, network, device }: SecurityEvent) {
  return {
    kind,
    login_id: loginId ?? null,
    staff_id: staffId ?? null,
    network: network ?? '',
    device: device ?? '',
  }
}
