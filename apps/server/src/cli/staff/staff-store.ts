import type { Database } from '@provender/db/tables'
import type { CompanyId, LoginId, StaffId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import type { StaffRole } from '@provender/domain/permission/permission'
import { type Kysely, sql } from 'kysely'
import { noteSecurityEvent } from '../../features/account/security-events.ts'
import { setPassword } from '../../features/account/set-password.ts'
import { joiningJob } from '../../features/application/email/joining-job.ts'
import { emailKey } from '../../kernel/mail/email-spelling.ts'

type Db = Kysely<Database>

export async function readStaff(db: Db) {
  return await db.selectFrom('staff').select(['email', 'name', 'role', 'active']).orderBy('email').execute()
}

export async function findStaff(db: Db, email: string) {
  return await db
    .selectFrom('staff')
    .select(['id', 'active'])
    .where(sql`lower(email)`, '=', emailKey(email))
    .executeTakeFirst()
}

export interface NewStaff {
  readonly email: string
  readonly name: string
  readonly role: StaffRole
  readonly passwordHash: string
}

/** Adds somebody, or brings back who was deactivated, with a new name, role and password. */
export async function addStaff(db: Db, { email, name, role, passwordHash }: NewStaff): Promise<void> {
  await sql`
    insert into staff (email, name, role, password_hash) values (${email}, ${name}, ${role}, ${passwordHash})
    on conflict (lower(email)) do update
      set email = excluded.email, name = excluded.name, role = excluded.role,
        password_hash = excluded.password_hash, active = true`.execute(db)
}

/** Also ends the person's sessions at once. */
export async function deactivateStaff(db: Db, id: StaffId): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('staff').set({ active: false }).where('id', '=', id).execute()
    await tx.deleteFrom('staff_session').where('staff_id', '=', id).execute()
  })
}

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
  return await db.selectFrom('company').select(['id', 'name']).where('code', '=', code).executeTakeFirst()
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

/** Activates a login and queues an e-mail about it. A login that is already active gets none. */
export async function activateLogin(
  db: Db,
  { id, language, atMs }: { readonly id: LoginId; readonly language: Language; readonly atMs: number },
  staffId: StaffId | null,
): Promise<void> {
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
    await joiningJob(tx, { about: 'LOGIN_ACTIVATED', loginId: id, language, atMs })
  })
}

/** Also signs the login out everywhere: servers notice within five seconds. */
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
