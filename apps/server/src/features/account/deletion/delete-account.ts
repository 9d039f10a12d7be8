import type { Database } from '@provender/db/tables'
import type { CompanyId, DeletionId, UserId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import { ok, refuse, type Result } from '@provender/domain/result'
import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'
import type { Deps } from '../../../kernel/deps.ts'
import { lockUsers } from '../../../kernel/identity/lock-users.ts'
import type { SignedInUser } from '../../../kernel/identity/signed-in-user.ts'
import type { JobHandler } from '../../../kernel/jobs/run-jobs.ts'
import { readSigned } from '../../../kernel/secrets.ts'
import { confirmationLifetimeMs, isNoRepeat } from '../email/email-addressing.ts'
import { readLinkToken } from '../email/link-token.ts'
import { writeAccountMail } from '../email/mail-account.ts'
import { hasOtherOwner } from '../owners.ts'
import { lockUserWithPassword, type PasswordRefusal, verifyPassword } from '../verify-password.ts'
import { closeAccount } from './close-account.ts'
import { lockOrdersOf } from './delete-notes.ts'
import { emptyDesertedCompany } from './empty-company.ts'

/** Deletion starts within 15 days of its confirmation; until then the user can keep the account (docs/product-rules.md#account-deletion). */
const graceMs = 14 * 86_400_000

export interface Deletion {
  /** Null until the e-mail is confirmed. */
  readonly startsAtMs: number | null
}

export async function findDeletion(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: UserId,
): Promise<Deletion | undefined> {
  const row = await db
    .selectFrom('login_deletion')
    .select(['starts_at', 'asked_at'])
    .where('login_id', '=', userId)
    .executeTakeFirst()
  if (!row || (row.starts_at === null && isTooLate(row.asked_at, clock.nowMs()))) return undefined
  return { startsAtMs: row.starts_at }
}

interface DeletionRequest {
  readonly user: SignedInUser
  readonly password: string
  readonly language: Language
}

export type DeletionRefusal = PasswordRefusal | { readonly type: 'LAST_OWNER' }

/** E-mails the user whose account is to be deleted. Nothing happens until they confirm. */
export async function requestDeletion(
  deps: Pick<Deps, 'db' | 'clock' | 'readNowMs' | 'accounts' | 'newId'>,
  { user, password, language }: DeletionRequest,
): Promise<Result<Deletion, DeletionRefusal>> {
  const { userId, companyId } = user
  const proved = await verifyPassword(deps, { owner: user, password })
  if (!proved.ok) return refuse(proved.refusal)
  return await deps.db.transaction().execute(async (tx) => {
    await lockUsers(tx, companyId)
    if (!(await lockUserWithPassword(tx, { id: userId, passwordHash: proved.value })))
      return refuse({ type: 'WRONG_PASSWORD' })
    if (await wouldBeLeftWithoutOwner(tx, { companyId, userId })) return refuse({ type: 'LAST_OWNER' })
    const id = deps.newId() as DeletionId
    const nowMs = deps.clock.nowMs()
    const deletion = { id, language, asked_at: new Date(nowMs) }
    const written = await tx
      .insertInto('login_deletion')
      .values({ ...deletion, login_id: userId })
      .onConflict((conflict) =>
        conflict
          .column('login_id')
          .doUpdateSet(deletion)
          .where('login_deletion.starts_at', 'is', null)
          .where((eb) => isNoRepeat(eb.ref('login_deletion.asked_at'), nowMs)),
      )
      .returning('starts_at')
      .executeTakeFirst()
    // A repeat, or already confirmed: the deletion keeps its link and its date.
    if (!written) return ok((await findDeletion({ ...deps, db: tx }, userId)) ?? { startsAtMs: null })
    await writeAccountMail(tx, `deletion asked ${id}`, { about: 'DELETION_ASKED', id })
    return ok({ startsAtMs: null })
  })
}

export type ConfirmRefusal = { readonly type: 'LINK_EXPIRED' } | { readonly type: 'LAST_OWNER' }

/** Confirms the deletion, which is a job with a delay. Opening the link again changes nothing. */
export async function confirmDeletion(
  { db, clock, secrets }: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  token: string,
): Promise<Result<Deletion, ConfirmRefusal>> {
  const id = readSigned(secrets, (key) => readLinkToken(key, 'deletion', token)) as DeletionId | null
  if (id === null) return refuse({ type: 'LINK_EXPIRED' })
  const nowMs = clock.nowMs()
  return await db.transaction().execute(async (tx) => {
    const user = await findLeavingUser(tx, id)
    if (!user) return refuse({ type: 'LINK_EXPIRED' })
    const deletion = await lockDeletion(tx, id, user)
    if (!deletion || deletion.closed_at !== null) return refuse({ type: 'LINK_EXPIRED' })
    if (deletion.starts_at !== null) return ok({ startsAtMs: deletion.starts_at })
    if (isTooLate(deletion.asked_at, nowMs)) return refuse({ type: 'LINK_EXPIRED' })
    if (await wouldBeLeftWithoutOwner(tx, user)) return refuse({ type: 'LAST_OWNER' })
    const startsAt = new Date(nowMs + graceMs)
    await tx.updateTable('login_deletion').set({ starts_at: startsAt }).where('id', '=', id).execute()
    await sql`
      insert into job (kind, key, payload, due_at)
      values ('DELETE_LOGIN', ${`delete login ${id}`}, ${JSON.stringify({ id })}, ${startsAt})`.execute(tx)
    await writeAccountMail(tx, `deletion planned ${id}`, { about: 'DELETION_PLANNED', id })
    return ok({ startsAtMs: startsAt.getTime() })
  })
}

/** The waiting job then finds nothing to do. */
export async function cancelDeletion({ db }: Pick<Deps, 'db'>, userId: UserId): Promise<void> {
  await db.deleteFrom('login_deletion').where('login_id', '=', userId).execute()
}

const payloadSchema = v.object({ id: v.string() })

export function deleteUserJob({ db, clock, accounts }: Pick<Deps, 'db' | 'clock' | 'accounts'>): JobHandler {
  return async ({ payload }) => {
    const id = v.parse(payloadSchema, payload).id as DeletionId
    const userId = await db.transaction().execute(async (tx) => {
      const user = await findLeavingUser(tx, id)
      if (!user) return undefined
      await lockOrdersOf(tx, user)
      const deletion = await lockDeletion(tx, id, user)
      if (!deletion || deletion.starts_at === null) return undefined
      await closeAccount(tx, { userId: user.userId, nowMs: clock.nowMs(), keepsName: false })
      await emptyDesertedCompany(tx, user.companyId)
      return user.userId
    })
    if (userId !== undefined) await accounts.invalidate(userId)
  }
}

interface LeavingUser {
  readonly companyId: CompanyId
  readonly userId: UserId
}

async function findLeavingUser(tx: Kysely<Database>, id: DeletionId): Promise<LeavingUser | undefined> {
  return await tx
    .selectFrom('login_deletion')
    .innerJoin('login', 'login.id', 'login_deletion.login_id')
    .select(['login.company_id as companyId', 'login.id as userId'])
    .where('login_deletion.id', '=', id)
    .executeTakeFirst()
}

/** Locks the users of the company, then the deletion. A request locks them in the same order. */
async function lockDeletion(tx: Kysely<Database>, id: DeletionId, { companyId }: LeavingUser) {
  await lockUsers(tx, companyId)
  return await tx
    .selectFrom('login_deletion')
    .innerJoin('login', 'login.id', 'login_deletion.login_id')
    .select(['asked_at', 'starts_at', 'login.closed_at'])
    .where('login_deletion.id', '=', id)
    .forUpdate('login_deletion')
    .executeTakeFirst()
}

function isTooLate(requestedAtMs: number, nowMs: number): boolean {
  return nowMs > requestedAtMs + confirmationLifetimeMs
}

/** True if other users would remain without an owner who stays. */
async function wouldBeLeftWithoutOwner(tx: Kysely<Database>, user: LeavingUser): Promise<boolean> {
  const others = await tx
    .selectFrom('login')
    .select('id')
    .where('company_id', '=', user.companyId)
    .where('id', '!=', user.userId)
    .where('closed_at', 'is', null)
    .limit(1)
    .execute()
  return others.length > 0 && !(await hasOtherOwner(tx, user))
}
