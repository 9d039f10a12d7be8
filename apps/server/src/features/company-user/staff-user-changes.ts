import { randomUUID } from 'node:crypto'
import type { Database } from '@provender/db/tables'
import type { StaffId } from '@provender/domain/ids'
import { ok, refuse, type Result } from '@provender/domain/result'
import { type Kysely, sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { emailKey } from '../../kernel/mail/email-spelling.ts'
import { writeAccountMail } from '../account/email/mail-account.ts'
import { forgetDevices } from '../account/known-devices.ts'
import { hashNewPassword, type NewPasswordRefusal, type PasswordInput } from '../account/new-password.ts'
import { deleteSecondFactor } from '../account/second-factor/turn-off.ts'
import { recordSecurityEvent } from '../account/security-events.ts'
import { setPassword } from '../account/set-password.ts'
import { applicationEmailJob } from '../application/email/application-email-job.ts'

type Db = Kysely<Database>

export async function findUser(db: Db, email: string) {
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

interface UserNotFound {
  readonly type: 'USER_NOT_FOUND'
}

export type AddUserRefusal =
  | { readonly type: 'COMPANY_NOT_FOUND' }
  | { readonly type: 'EMAIL_IN_USE'; readonly company: string }
  | NewPasswordRefusal

export interface NewUser {
  readonly companyCode: string
  readonly email: string
  readonly name: string
  readonly staffId: StaffId | null
}

export async function addUser(
  db: Db,
  { companyCode, email, name, staffId }: NewUser,
  { passwords, readPassword }: PasswordInput,
): Promise<Result<string, AddUserRefusal>> {
  const company = await findCompany(db, companyCode)
  if (!company) return refuse({ type: 'COMPANY_NOT_FOUND' })
  const existing = await findUser(db, email)
  if (existing) return refuse({ type: 'EMAIL_IN_USE', company: existing.company })
  const passwordHash = await hashNewPassword(passwords, await readPassword())
  if (!passwordHash.ok) return passwordHash
  await db.transaction().execute(async (tx) => {
    const { id: userId } = await tx
      .insertInto('login')
      .values({ company_id: company.id, email, name, password_hash: passwordHash.value, active: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordSecurityEvent(tx, { kind: 'LOGIN_ADDED', userId, staffId })
  })
  return ok(company.name)
}

interface UserChange {
  readonly email: string
  readonly staffId: StaffId | null
}

/** Activates a user and queues an e-mail about it, in the first language of the shop. A user who is already active gets none. */
export async function activateUser(
  { db, clock, wholesaler }: Pick<Deps, 'db' | 'clock' | 'wholesaler'>,
  { email, staffId }: UserChange,
): Promise<
  Result<{ readonly email: string; readonly company: string; readonly hasPassword: boolean }, UserNotFound>
> {
  const user = await findUser(db, email)
  if (!user) return refuse({ type: 'USER_NOT_FOUND' })
  const language = wholesaler.current().config.availableLanguages[0] ?? 'en'
  await db.transaction().execute(async (tx) => {
    const activated = await tx
      .updateTable('login')
      .set({ active: true })
      .where('id', '=', user.id)
      .where('active', '=', false)
      .returning('id')
      .executeTakeFirst()
    if (!activated) return
    await recordSecurityEvent(tx, { kind: 'LOGIN_ACTIVATED', userId: user.id, staffId })
    await applicationEmailJob(tx, {
      about: 'LOGIN_ACTIVATED',
      loginId: user.id,
      language,
      atMs: clock.nowMs(),
    })
  })
  return ok({ email: user.email, company: user.company, hasPassword: user.password_hash !== null })
}

/** Also signs the user out everywhere: servers notice within five seconds. Returns the user's e-mail address. */
export async function deactivateUser(
  db: Db,
  { email, staffId }: UserChange,
): Promise<Result<string, UserNotFound>> {
  const user = await findUser(db, email)
  if (!user) return refuse({ type: 'USER_NOT_FOUND' })
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('login').set({ active: false }).where('id', '=', user.id).execute()
    await tx.deleteFrom('session').where('login_id', '=', user.id).execute()
    await tx.deleteFrom('push_registration').where('login_id', '=', user.id).execute()
    await forgetDevices(tx, { table: 'login_device', id: user.id })
    await recordSecurityEvent(tx, { kind: 'LOGIN_DEACTIVATED', userId: user.id, staffId })
  })
  return ok(user.email)
}

/** Sets the password of a user and signs them out everywhere. */
export async function setUserPassword(
  db: Db,
  { email, staffId }: UserChange,
  { passwords, readPassword }: PasswordInput,
): Promise<
  Result<{ readonly email: string; readonly isActive: boolean }, UserNotFound | NewPasswordRefusal>
> {
  const user = await findUser(db, email)
  if (!user) return refuse({ type: 'USER_NOT_FOUND' })
  const hashed = await hashNewPassword(passwords, await readPassword())
  if (!hashed.ok) return hashed
  await db.transaction().execute(async (tx) => {
    await setPassword(tx, { id: user.id, passwordHash: hashed.value })
    await recordSecurityEvent(tx, { kind: 'PASSWORD_SET_BY_STAFF', userId: user.id, staffId })
  })
  return ok({ email: user.email, isActive: user.active })
}

/** Lets a user who lost the phone sign in with the password alone. Signs them out everywhere and notifies them by e-mail. */
export async function resetSecondFactor(
  { db, clock, wholesaler }: Pick<Deps, 'db' | 'clock' | 'wholesaler'>,
  { email, staffId }: UserChange,
): Promise<Result<string, UserNotFound | { readonly type: 'NOT_ON' }>> {
  const user = await findUser(db, email)
  if (!user) return refuse({ type: 'USER_NOT_FOUND' })
  const userId = user.id
  const language = wholesaler.current().config.availableLanguages[0] ?? 'en'
  return await db.transaction().execute(async (tx) => {
    if (!(await deleteSecondFactor(tx, { userId }))) return refuse({ type: 'NOT_ON' } as const)
    await tx.deleteFrom('session').where('login_id', '=', userId).execute()
    await tx.deleteFrom('push_registration').where('login_id', '=', userId).execute()
    await forgetDevices(tx, { table: 'login_device', id: userId })
    await recordSecurityEvent(tx, { kind: 'SECOND_FACTOR_RESET_BY_STAFF', userId, staffId })
    const message = { about: 'SECOND_FACTOR_OFF', loginId: userId, language, atMs: clock.nowMs() } as const
    await writeAccountMail(tx, `second factor ${randomUUID()}`, message)
    return ok(user.email)
  })
}
