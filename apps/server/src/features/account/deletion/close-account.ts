import type { Database } from '@provender/db/tables'
import type { UserId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'
import { userCaller } from '../../../kernel/idempotency/write-once.ts'
import { emailKey } from '../../../kernel/mail/email-spelling.ts'
import { recordSecurityEvent } from '../security-events.ts'
import { deleteNotes } from './delete-notes.ts'

interface AccountClosure {
  readonly userId: UserId
  readonly nowMs: number
  /** A company that removes a user still sees who placed its orders. A user who deletes the account disappears. */
  readonly keepsName: boolean
}

/**
 * Closes a user's account for good, in the caller's transaction: personal data is deleted. The row stays
 * anonymous, because the law requires the company to keep orders, invoices and the ledger with all their figures
 * (docs/decisions/0031-owners-and-buyers.md).
 */
export async function closeAccount(tx: Kysely<Database>, closure: AccountClosure): Promise<void> {
  const { userId, nowMs, keepsName } = closure
  const user = await tx
    .selectFrom('login')
    .select(['email', 'name', 'company_id'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  for (const table of [
    'session',
    'push_registration',
    'password_reset',
    'login_email_change',
    'request_log',
    'login_device',
    'second_factor',
    'card_attempt',
    'favourite',
    'stock_reminder',
    'notification',
  ] as const)
    await sql`delete from ${sql.table(table)} where login_id = ${userId}`.execute(tx)
  await sql`delete from basket_client where login_id = ${userId}`.execute(tx)
  await tx.deleteFrom('idempotency_key').where('caller', '=', userCaller(userId)).execute()
  await sql`
    update basket_line set login_id = null, device_id = null, device_system = null
    where login_id = ${userId}`.execute(tx)
  await deleteAddressData(tx, userId, user.email)
  if (!keepsName) await deleteName(tx, { ...user, userId })
  await tx
    .updateTable('login')
    .set({
      // Frees the address for a new account.
      email: `closed-${userId}@login.invalid`,
      password_hash: null,
      active: false,
      closed_at: new Date(nowMs),
      marketing_email_enabled: false,
      marketing_sms_enabled: false,
      marketing_notification_enabled: false,
      show_all_prices_including_vat: null,
      language: null,
      ...(keepsName ? {} : { name: '' }),
    })
    .where('id', '=', userId)
    .execute()
  await recordSecurityEvent(tx, { kind: 'LOGIN_CLOSED', userId })
}

/**
 * Deletes the user's invitations, application, messages to the wholesaler, sign-in attempts, and resets and
 * delivery errors of the address.
 */
async function deleteAddressData(tx: Kysely<Database>, userId: UserId, email: string): Promise<void> {
  const address = emailKey(email)
  const account = `account ${address}`
  await sql`
    delete from login_invitation where invited_by = ${userId} or lower(email) = ${address}`.execute(tx)
  await sql`
    update application set name = '', email = '', telephone = '', marketing_email_enabled = false, marketing_sms_enabled = false
    where lower(email) = ${address} and state = 'ACTIVATED'`.execute(tx)
  await sql`
    delete from sign_in_failure
    where subject in (${account}, ${`password of login ${userId}`})
      or starts_with(subject, ${`${account} from `})`.execute(tx)
  await sql`
    delete from allowance
    where starts_with(subject, ${`reset of ${account} `}) or subject in (${`reset to ${address}`}, ${`application of ${address}`})
      or starts_with(subject, ${`reset to ${address} from `})
      or (starts_with(subject, 'reset device ') and strpos(subject, ${` ${address}`}) > 0)`.execute(tx)
  await sql`
    delete from job where kind = 'ACCOUNT_MAIL' and payload->>'about' = 'NEW_DEVICE' and payload->>'loginId' = ${String(userId)}`.execute(
    tx,
  )
  await sql`delete from job where kind = 'RESET_MAIL' and lower(payload->>'email') = ${address}`.execute(tx)
  await sql`
    delete from contact_message where login_id = ${userId} or lower(email) = ${address}`.execute(tx)
  await sql`
    update job_attempt set error = '' where strpos(lower(error), ${address}) > 0`.execute(tx)
}

interface LeavingUser {
  readonly userId: UserId
  readonly name: string
  readonly company_id: number
}

async function deleteName(
  tx: Kysely<Database>,
  { userId, name, company_id: companyId }: LeavingUser,
): Promise<void> {
  await deleteNotes(tx, userId)
  await sql`
    update company set contact_name = '' where id = ${companyId} and contact_name = ${name}`.execute(tx)
}
