import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '@provender/db/tables'
import type { CompanyId, LoginId, ProductId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../kernel/clock.ts'
import type { Customer } from '../../kernel/identity/customer.ts'
import { personalKeyOf } from '../catalogue/personal-key.ts'
import { maxPurchases, readPurchases } from '../purchase/purchases.ts'
import { channelOf, findCustomer, type FoundCustomer } from './customer.ts'
import { createPasswords, type Passwords } from './passwords.ts'

/** A session ends this long after its last use, by the channel it was opened on (docs/product-rules.md#sessions). */
export const sessionSeconds = { web: 7 * 86_400, mobile: 90 * 86_400 } as const satisfies Readonly<
  Record<Customer['channel'], number>
>
/** The end of a session moves with its use and so records when that was. Uses within this time are not stored. */
const slideAfterMs = 5 * 60_000
/** Cache lifetime: a revoked session is invalid everywhere after this long. */
const knownForMs = 5000
/** A company's purchases change slowly, and reading them takes longer than everything else about a customer. */
const boughtForMs = 5 * 60_000

/** The origin of a sign-in: the device's name and its network. */
export interface SignInOrigin {
  readonly device: string
  readonly network: string
}

const unknownPlace: SignInOrigin = { device: '', network: '' }

/** A user whose password was checked. */
export interface CheckedLogin {
  readonly id: LoginId
  /** The hash that the password matched. */
  readonly passwordHash: string
}

interface OpenedSession {
  readonly secret: string
  readonly sessionId: string
}

/** Sessions and their customers. */
export interface Accounts {
  readonly passwords: Passwords
  /** By the secret in the cookie or of an installed app. */
  readonly customerOfSecret: (secret: string) => Promise<Customer | undefined>
  /** By the session id in an access token. */
  readonly customerOfSession: (sessionId: string) => Promise<Customer | undefined>
  /** Opens a session. The secret is returned only here and stored as a hash. */
  readonly openSession: (
    loginId: LoginId,
    clientKind: 'web' | 'native',
    from?: SignInOrigin,
  ) => Promise<OpenedSession>
  /** Undefined if the user was deactivated or got another password since the check. */
  readonly openCheckedSession: (
    login: CheckedLogin,
    clientKind: 'web' | 'native',
    from: SignInOrigin,
  ) => Promise<OpenedSession | undefined>
  readonly endSession: (sessionId: string) => Promise<void>
  /** Drops a user from the cache, so that the next request reads it again. */
  readonly forget: (loginId: LoginId) => Promise<void>
  /** The same for a company and all its users. */
  readonly forgetCompany: (companyId: CompanyId) => Promise<void>
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
}): Accounts {
  const { db, clock, newId } = deps
  const known = new LRUCache<string, Promise<Customer | undefined>>({ max: 10_000, ttl: knownForMs })
  const remembered = (
    key: string,
    find: () => Promise<Customer | undefined>,
  ): Promise<Customer | undefined> => {
    const present = known.get(key)
    if (present) return present
    const finding = find().catch((error: unknown) => {
      known.delete(key)
      throw error
    })
    known.set(key, finding)
    return finding
  }
  const forgetWhere = async (isMeant: (customer: Customer) => boolean): Promise<void> => {
    for (const [key, finding] of known.entries()) {
      const customer = await finding.catch(() => undefined)
      if (customer && isMeant(customer)) known.delete(key)
    }
  }
  const bought = new LRUCache<CompanyId, ReadonlySet<ProductId>>({
    max: 10_000,
    ttl: boughtForMs,
    fetchMethod: async (companyId) => {
      const purchaseQuery = { productIds: undefined, nowMs: clock.nowMs(), limit: maxPurchases }
      const purchases = await readPurchases(db, companyId, purchaseQuery)
      return new Set(purchases.map(({ product_id }) => product_id).sort((one, other) => one - other))
    },
  })
  const boughtBy = async (companyId: CompanyId): Promise<ReadonlySet<ProductId>> =>
    (await bought.fetch(companyId)) ?? new Set()
  const find = async (by: Parameters<typeof findCustomer>[1]): Promise<Customer | undefined> => {
    const customer = await findCustomer(db, by, clock.nowMs())
    if (!customer) return undefined
    await slide(db, customer, clock.nowMs())
    const bought = await boughtBy(customer.companyId)
    const { loginId, favourites, reminders } = customer
    const personalKey = personalKeyOf(loginId, [[...favourites], [...reminders], [...bought]])
    return { ...customer, bought, personalKey }
  }
  const insertSession = async (
    { id, passwordHash }: Pick<CheckedLogin, 'id'> & { readonly passwordHash: string | null },
    clientKind: 'web' | 'native',
    { device, network }: SignInOrigin,
  ): Promise<OpenedSession | undefined> => {
    const secret = randomBytes(32).toString('base64url')
    const sessionId = newId()
    const expiresAt = new Date(clock.nowMs() + sessionSeconds[channelOf(clientKind)] * 1000)
    // The lock makes a change of the password wait, which then ends this session too.
    const { rows } = await sql`
      with present as (
        select id from login
        where id = ${id} and (${passwordHash}::text is null or active and password_hash = ${passwordHash})
        for share),
      opened as (
        insert into session (id, secret_hash, login_id, client_kind, expires_at, device, network)
        select ${sessionId}::uuid, ${hashOf(secret)}::bytea, id, ${clientKind}, ${expiresAt}::timestamptz, ${device}, ${network}
        from present
        returning login_id, device, network)
      insert into security_event (kind, login_id, device, network)
      select 'SIGNED_IN', login_id, device, network from opened
      returning login_id`.execute(db)
    return rows.length > 0 ? { secret, sessionId } : undefined
  }
  return {
    passwords: createPasswords(),
    customerOfSecret: (secret) => {
      const secretHash = hashOf(secret)
      return remembered(`secret ${secretHash.toString('base64')}`, () => find({ secretHash }))
    },
    customerOfSession: (sessionId) => remembered(`session ${sessionId}`, () => find({ sessionId })),
    openSession: async (id, clientKind, from = unknownPlace) => {
      const opened = await insertSession({ id, passwordHash: null }, clientKind, from)
      if (!opened) throw new Error(`There is no login ${id}`)
      return opened
    },
    openCheckedSession: insertSession,
    endSession: async (sessionId) => {
      await db
        .with('silenced', (qb) => qb.deleteFrom('push_registration').where('session_id', '=', sessionId))
        .deleteFrom('session')
        .where('id', '=', sessionId)
        .execute()
      await forgetWhere((customer) => customer.sessionId === sessionId)
    },
    forget: (loginId) => forgetWhere((customer) => customer.loginId === loginId),
    forgetCompany: (companyId) => forgetWhere((customer) => customer.companyId === companyId),
  }
}

/** 256 random bits need no slow hash. */
function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** Extends a session in use. */
async function slide(db: Kysely<Database>, customer: FoundCustomer, nowMs: number): Promise<void> {
  const expiresAtMs = nowMs + sessionSeconds[customer.channel] * 1000
  if (expiresAtMs - customer.expiresAtMs < slideAfterMs) return
  await db
    .updateTable('session')
    .set({ expires_at: new Date(expiresAtMs) })
    .where('id', '=', customer.sessionId)
    .execute()
}
