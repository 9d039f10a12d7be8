import type { Database } from '@provender/db/tables'
import type { UserId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'
import { emailKey } from '../../kernel/mail/email-spelling.ts'

/**
 * Cancels the links with which a user could choose a new password, in a transaction that has locked the
 * user's row. Also cancels e-mails that are not sent yet, because an attempt makes its link valid again.
 */
export async function cancelResetLinks(
  tx: Kysely<Database>,
  { id, email }: { readonly id: UserId; readonly email: string },
): Promise<void> {
  await sql`
    delete from job
    where kind = 'RESET_MAIL' and done_at is null and given_up_at is null
      and lower(payload->>'email') = ${emailKey(email)}`.execute(tx)
  await tx.deleteFrom('password_reset').where('login_id', '=', id).execute()
}
