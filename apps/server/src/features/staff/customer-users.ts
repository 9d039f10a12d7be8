import type { Database } from '@provender/db/tables'
import type { CompanyId, LoginId, StaffId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { emailKey } from '../../kernel/mail/email-spelling.ts'
import { noteSecurityEvent } from '../account/security-events.ts'
import { setPassword } from '../account/set-password.ts'
import { joiningJob } from '../application/email/joining-job.ts'

type Db = Kysely<Database>

export async function findLogin(db: Db, email: string) {
  return await db
    .selectFrom('login')
    .innerJoin('company', 'company.id', 'login.company_id')
    .select([
      'login.id',
      'login.email',
      'login.active',
      'login.password_hash',
      'login.company_id',
      'company.name as company',
    ])
    .where(sql`lower(login.email)`, '=', emailKey(email))
    .executeTakeFirst()
}

export async function findCompany(db: Db, code: string) {
  return await db
    .selectFrom('company')
    .select(['id', 'name', 'country', 'currency_code'])
    .where('code', '=', code)
    .executeTakeFirst()
}

export async function addLogin(
  db: Db,
  login: {
    readonly companyId: CompanyId
    readonly email: string
    readonly name: string
    readonly passwordHash: string
  },
  staffId: StaffId | null,
): Promise<void> {
  const { companyId, email, name, passwordHash } = login
  await db.transaction().execute(async (tx) => {
    const { id: loginId } = await tx
      .insertInto('login')
      .values({ company_id: companyId, email, name, password_hash: passwordHash, active: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    await noteSecurityEvent(tx, { kind: 'LOGIN_ADDED', loginId, staffId })
  })
}

/** Activates a user and queues an e-mail about it, in the first language of the shop. A user who is already active gets none. */
export async function activateLogin(
  { db, clock, wholesaler }: Pick<Deps, 'db' | 'clock' | 'wholesaler'>,
  id: LoginId,
  staffId: StaffId | null,
): Promise<void> {
  const language = wholesaler.current().config.availableLanguages[0] ?? 'en'
  await db.transaction().execute(async (tx) => {
    const activated = await tx
      .updateTable('login')
      .set({ active: true })
      .where('id', '=', id)
      .where('active', '=', false)
      .returning('id')
      .executeTakeFirst()
    if (!activated) return
    await noteSecurityEvent(tx, { kind: 'LOGIN_ACTIVATED', loginId: id, staffId })
    await joiningJob(tx, { about: 'LOGIN_ACTIVATED', loginId: id, language, atMs: clock.nowMs() })
  })
}

/** Also signs the user out everywhere: servers notice within five seconds. */
export async function deactivateLogin(db: Db, id: LoginId, staffId: StaffId | null): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('login').set({ active: false }).where('id', '=', id).execute()
    await tx.deleteFrom('session').where('login_id', '=', id).execute()
    await tx.deleteFrom('push_registration').where('login_id', '=', id).execute()
    await noteSecurityEvent(tx, { kind: 'LOGIN_DEACTIVATED', loginId: id, staffId })
  })
}

export async function setLoginPassword(
  db: Db,
  login: Parameters<typeof setPassword>[1],
  staffId: StaffId | null,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await setPassword(tx, login)
    await noteSecurityEvent(tx, { kind: 'PASSWORD_SET_BY_STAFF', loginId: login.id, staffId })
  })
}
