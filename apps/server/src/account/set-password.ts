import type { Database } from '@provender/db/tables'
import type { LoginId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'
import { emailKey } from '../mail/email-spelling.ts'

/**
 * Gives a login another password: signs it out everywhere, takes back every e-mail with which the old one or the e-mail could be replaced, and
 * lets it try again at once after too many wrong ones. Within a transaction of the caller's.
 */
export async function setPassword(
  tx: Kysely<Database>,
  login: { readonly id: LoginId; readonly email: string; readonly passwordHash: string },
): Promise<void> {
  const { id, passwordHash } = login
  const account = `account ${emailKey(login.email)}`
  await tx.updateTable('login').set({ password_hash: passwordHash }).where('id', '=', id).execute()
  await tx.deleteFrom('session').where('login_id', '=', id).execute()
  await tx.deleteFrom('password_reset').where('login_id', '=', id).execute()
  await tx
    .deleteFrom('login_email_change')
    .where('login_id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute()
  await sql`
    delete from sign_in_failure where subject = ${account} or starts_with(subject, ${`${account} from `})`.execute(
    tx,
  )
}
