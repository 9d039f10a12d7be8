import type { Database } from '@provender/db/tables'
import type { StaffId, UserId } from '@provender/domain/ids'
import type { Kysely } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { countAttempt } from '../../kernel/fairness/allowance.ts'

type SecurityEventKind =
  | 'SIGNED_IN'
  | 'SIGN_IN_FAILED'
  | 'STAFF_SIGNED_IN'
  | 'STAFF_SIGN_IN_FAILED'
  | 'STAFF_JOINED'
  | 'SIGN_IN_THROTTLED'
  | 'ACCESS_REFUSED'
  | 'DEVICE_SIGNED_OUT'
  | 'SIGNED_OUT_EVERYWHERE'
  | 'RESET_LETTER_SENT'
  | 'PASSWORD_RESET'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_SET_BY_STAFF'
  | 'SECOND_FACTOR_ON'
  | 'SECOND_FACTOR_OFF'
  | 'SECOND_FACTOR_FAILED'
  | 'SECOND_FACTOR_UNREADABLE'
  | 'SECOND_FACTOR_RESET_BY_STAFF'
  | 'RECOVERY_CODE_USED'
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
  /** Null if the e-mail belongs to no user. */
  readonly userId?: UserId | null
  /** The staff member who did it or signed in. */
  readonly staffId?: StaffId | null
  readonly network?: string
  readonly device?: string
}

const rarely = { times: 1, withinSeconds: 600 }

/** Records an event that a caller can cause at will, at most every ten minutes for one subject. */
export async function recordFrequentEvent(
  deps: Pick<Deps, 'db' | 'readNowMs'>,
  subject: string,
  event: SecurityEvent,
): Promise<void> {
  const counted = { subject: `${event.kind} ${subject}`, ...rarely }
  if ((await countAttempt(deps, counted)) === 0) await recordSecurityEvent(deps.db, event)
}

/** Records an event in the transaction of the change. Rows are kept for a year and never changed. */
export async function recordSecurityEvent(db: Kysely<Database>, event: SecurityEvent): Promise<void> {
  const { kind, userId, staffId, network, device } = event
  await db
    .insertInto('security_event')
    .values({
      kind,
      login_id: userId ?? null,
      staff_id: staffId ?? null,
      network: network ?? '',
      device: device ?? '',
    })
    .execute()
}
