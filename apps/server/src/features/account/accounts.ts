import { randomBytes } from 'node:crypto'
import type { Database } from '@provender/db/tables'
import type { CompanyId, ProductId, UserId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../kernel/clock.ts'
import { hashSecret } from '../../kernel/hash-secret.ts'
import { createSessionCache } from '../../kernel/identity/session-cache.ts'
import type { SignedInUser } from '../../kernel/identity/signed-in-user.ts'
import type { WriteGate } from '../../kernel/write-gate.ts'
import { personalKeyOf } from '../catalogue/personal-key.ts'
import { maxPurchases, readPurchases } from '../purchase/purchases.ts'
import type { SiteChanges } from '../site/site-changes.ts'
import { channelOf, findSignedInUser, type SessionUser } from './find-signed-in-user.ts'
import { deviceHash } from './known-devices.ts'
import { createPasswords, type Passwords } from './passwords.ts'

/** A session ends this long after its last use, by the channel it was opened on (docs/product-rules.md#sessions). */
export const sessionSeconds = { web: 7 * 86_400, mobile: 90 * 86_400 } as const satisfies Readonly<
  Record<SignedInUser['channel'], number>
>
/** The end of a session moves with its use and so records when that was. Uses within this time are not stored. */
const slideAfterMs = 5 * 60_000
/** A company's purchases change slowly, and reading them takes longer than everything else about a customer. */
const purchasesLifetimeMs = 5 * 60_000

export interface SignInOrigin {
  readonly device: string
  readonly network: string
  readonly deviceId?: string | null
}

const unknownOrigin: SignInOrigin = { device: '', network: '' }

export interface CheckedUser {
  readonly id: UserId
  readonly passwordHash: string
}

interface OpenedSession {
  readonly secret: string
  readonly sessionId: string
}

/** Sessions and their customers. */
export interface Accounts {
  readonly passwords: Passwords
  readonly userOfSecret: (secret: string) => Promise<SignedInUser | undefined>
  readonly userOfSession: (sessionId: string) => Promise<SignedInUser | undefined>
  /** Opens a session. The secret is returned only here and stored as a hash. */
  readonly openSession: (
    userId: UserId,
    clientKind: 'web' | 'native',
    from?: SignInOrigin,
  ) => Promise<OpenedSession>
  /** Undefined if the user was deactivated or got another password since the check. */
  readonly openCheckedSession: (
    user: CheckedUser,
    clientKind: 'web' | 'native',
    from: SignInOrigin,
  ) => Promise<OpenedSession | undefined>
  readonly endSession: (sessionId: string) => Promise<void>
  readonly invalidate: (userId: UserId) => Promise<void>
  readonly invalidateCompany: (companyId: CompanyId) => Promise<void>
}

declare module '../../kernel/deps.ts' {
  interface Deps {
    readonly accounts: Accounts
  }
}

export function createAccounts(deps: {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly newId: () => string
  readonly siteChanges: SiteChanges
  /** While it is closed, uses of sessions are not stored, so that pages do not wait for the database. */
  readonly writeGate: Pick<WriteGate, 'isClosed'>
  /** Sessions end after this long, however often they are used. */
  readonly sessionMaxDays: number
}): Accounts {
  const { db, clock, newId, siteChanges, writeGate, sessionMaxDays } = deps
  const sessions = createSessionCache<SignedInUser>()
  const invalidateCompany = (companyId: CompanyId) =>
    sessions.dropWhere((user) => user.companyId === companyId)
  siteChanges.listen(invalidateCompany)
  const bought = new LRUCache<CompanyId, ReadonlySet<ProductId>>({
    max: 10_000,
    ttl: purchasesLifetimeMs,
    fetchMethod: async (companyId) => {
      const purchaseQuery = { productIds: undefined, nowMs: clock.nowMs(), limit: maxPurchases }
      const purchases = await readPurchases(db, companyId, purchaseQuery)
      return new Set(purchases.map(({ product_id }) => product_id).sort((one, other) => one - other))
    },
  })
  const boughtBy = async (companyId: CompanyId): Promise<ReadonlySet<ProductId>> =>
    (await bought.fetch(companyId)) ?? new Set()
  const find = async (by: Parameters<typeof findSignedInUser>[1]): Promise<SignedInUser | undefined> => {
    const user = await findSignedInUser(db, by, { nowMs: clock.nowMs(), sessionMaxDays })
    if (!user) return undefined
    if (!writeGate.isClosed()) await slide(db, user, { nowMs: clock.nowMs(), sessionMaxDays })
    const bought = await boughtBy(user.companyId)
    const { userId, favourites, reminders } = user
    const personalKey = personalKeyOf(userId, [[...favourites], [...reminders], [...bought]])
    return { ...user, bought, personalKey }
  }
  const insertSession = async (
    { id, passwordHash }: Pick<CheckedUser, 'id'> & { readonly passwordHash: string | null },
    clientKind: 'web' | 'native',
    { device, network, deviceId = null }: SignInOrigin,
  ): Promise<OpenedSession | undefined> => {
    const secret = randomBytes(32).toString('base64url')
    const sessionId = newId()
    const nowMs = clock.nowMs()
    const now = new Date(nowMs)
    const lastsMs = Math.min(sessionSeconds[channelOf(clientKind)], sessionMaxDays * 86_400) * 1000
    const expiresAt = new Date(nowMs + lastsMs)
    // The lock makes a change of the password wait, which then ends this session too.
    const { rows } = await sql`
      with present as (
        select id from login
        where id = ${id} and (${passwordHash}::text is null or active and password_hash = ${passwordHash})
        for share),
      opened as (
        insert into session (id, secret_hash, login_id, client_kind, created_at, password_checked_at, expires_at, device, network,
          device_hash)
        select ${sessionId}::uuid, ${hashSecret(secret)}::bytea, id, ${clientKind}, ${now}::timestamptz, ${now}::timestamptz,
          ${expiresAt}::timestamptz, ${device}, ${network}, ${deviceHash({ deviceId, device, network })}::bytea
        from present
        returning login_id, device, network)
      insert into security_event (kind, login_id, device, network)
      select 'SIGNED_IN', login_id, device, network from opened
      returning login_id`.execute(db)
    return rows.length > 0 ? { secret, sessionId } : undefined
  }
  return {
    passwords: createPasswords(),
    userOfSecret: (secret) => {
      const secretHash = hashSecret(secret)
      return sessions.find(`secret ${secretHash.toString('base64')}`, () => find({ secretHash }))
    },
    userOfSession: (sessionId) => sessions.find(`session ${sessionId}`, () => find({ sessionId })),
    openSession: async (id, clientKind, from = unknownOrigin) => {
      const opened = await insertSession({ id, passwordHash: null }, clientKind, from)
      if (!opened) throw new Error(`There is no login ${id}`)
      return opened
    },
    openCheckedSession: insertSession,
    endSession: async (sessionId) => {
      await db.transaction().execute(async (tx) => {
        // A registration that is being written locks the session. Only a statement after the wait sees it.
        await tx.deleteFrom('session').where('id', '=', sessionId).execute()
        await tx.deleteFrom('push_registration').where('session_id', '=', sessionId).execute()
      })
      await sessions.dropWhere((user) => user.sessionId === sessionId)
    },
    invalidate: (userId) => sessions.dropWhere((user) => user.userId === userId),
    invalidateCompany,
  }
}

interface Slide {
  readonly nowMs: number
  readonly sessionMaxDays: number
}

async function slide(
  db: Kysely<Database>,
  user: SessionUser,
  { nowMs, sessionMaxDays }: Slide,
): Promise<void> {
  const expiresAtMs = nowMs + sessionSeconds[user.channel] * 1000
  if (expiresAtMs - user.expiresAtMs < slideAfterMs) return
  const end = sql<number>`least(${new Date(expiresAtMs)}, created_at + make_interval(days => ${sessionMaxDays}))`
  await db
    .updateTable('session')
    .set({ expires_at: sql<Date>`${end}` })
    .where('id', '=', user.sessionId)
    .where('expires_at', '<', end)
    .execute()
}
