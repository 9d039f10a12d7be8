import type { Database } from '@provender/db/tables'
import type { CompanyId, LoginId } from '@provender/domain/ids'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import type { Clock } from '../../kernel/clock.ts'
import type { Wholesaler } from '../../kernel/wholesaler.ts'
import type { CatalogueService } from '../catalogue/catalogue-service.ts'
import { type Latest, makeLatest } from './latest.ts'
import { batchReads, type OwnVersions, readOwnVersions } from './store.ts'

/** What a device is told: versions, never what has them. */
export interface LiveVersions {
  /** Null for a visitor. */
  readonly own: OwnVersions | null
  readonly catalogue: number
  /** Another text: what is shown of the stock has changed, or another server tells it. */
  readonly stock: string
  readonly settings: number
}

/** Whose baskets are listened to, for as long as the session lives and the token is good. */
interface LiveCustomer {
  readonly sessionId: string
  readonly loginId: LoginId
  readonly companyId: CompanyId
  /** Infinity where the session itself is the ticket. */
  readonly untilMs: number
}

/** Who listens: a customer to her company's baskets too, a visitor from an address to the shop alone. */
export type LiveListener =
  | { readonly kind: 'customer'; readonly customer: LiveCustomer; readonly own: OwnVersions }
  | { readonly kind: 'visitor'; readonly ip: string }

/** What a server still serves well, and more than one login, company or address needs. */
const atMost = { all: 10_000, ofLogin: 50, ofCompany: 1500, ofAddress: 100 } as const
/** What is known is told again this often: the truth after whatever was lost, and a sign of life for all on the way. */
const againAfterMs = 15_000

/** The devices that listen to this server. */
export interface LiveHub {
  readonly join: (listener: LiveListener) => Result<AsyncIterableIterator<LiveVersions>, 'TOO_MANY'>
  /** A company's baskets or orders have these versions; nothing is told that is not newer. */
  readonly companyMoved: (
    companyId: CompanyId,
    versions: Partial<Pick<OwnVersions, 'baskets' | 'orders'>>,
  ) => void
  /** The catalogue, the stock or the settings here may have moved. */
  readonly shopMoved: () => void
  /** The sessions that listen. */
  readonly sessionIds: () => readonly string[]
  /** What was read of these sessions: who is not alive any more is sent away, the others are told what is news. */
  readonly take: (asked: readonly string[], alive: ReadonlyMap<string, OwnVersions>) => void
  readonly count: () => number
  /** What a session is told first, as the database has it now; undefined when it is not alive. */
  readonly readOwn: (sessionId: string) => Promise<OwnVersions | undefined>
  /** The server stops: everybody is let go, to come back to another, and nobody comes in. */
  readonly close: () => void
  readonly isClosed: () => boolean
}

declare module '../../kernel/deps.ts' {
  interface Deps {
    readonly live: LiveHub
  }
}

interface Member {
  readonly listener: LiveListener
  own: OwnVersions | null
  toldAtMs: number
  readonly line: Latest<LiveVersions>
}

interface HubDeps {
  readonly db: Kysely<Database>
  readonly catalogue: CatalogueService
  readonly wholesaler: Wholesaler
  readonly clock: Clock
  /** UUID v4. */
  readonly newId: () => string
}

export function makeLiveHub({ db, catalogue, wholesaler, clock, newId }: HubDeps): LiveHub {
  const members = new Set<Member>()
  const ofCompany = new Map<CompanyId, Set<Member>>()
  const counts = makeCounts()
  const boot = newId().slice(0, 8)
  let isClosed = false
  const shopNow = (): Omit<LiveVersions, 'own'> => ({
    catalogue: catalogue.current().version,
    stock: `${boot}.${catalogue.stock.shownVersion()}`,
    settings: wholesaler.current().version,
  })
  let shop = shopNow()

  const tell = (member: Member): void => {
    member.toldAtMs = clock.nowMs()
    member.line.set({ ...shop, own: member.own })
  }
  const learn = (member: Member, told: OwnVersions): void => {
    const { own } = member
    if (!own) return
    const next = {
      baskets: Math.max(own.baskets, told.baskets),
      orders: Math.max(own.orders, told.orders),
      unreadNotifications: told.unreadNotifications,
    }
    const isNews =
      next.baskets !== own.baskets ||
      next.orders !== own.orders ||
      next.unreadNotifications !== own.unreadNotifications
    member.own = next
    if (isNews) tell(member)
  }
  const enter = (member: Member): void => {
    members.add(member)
    if (member.listener.kind === 'visitor') return
    const { companyId } = member.listener.customer
    ofCompany.set(companyId, (ofCompany.get(companyId) ?? new Set()).add(member))
  }
  const leave = (member: Member): void => {
    members.delete(member)
    counts.remove(member.listener)
    if (member.listener.kind === 'visitor') return
    const { companyId } = member.listener.customer
    const colleagues = ofCompany.get(companyId)
    colleagues?.delete(member)
    if (colleagues?.size === 0) ofCompany.delete(companyId)
  }
  const shopMoved = (): void => {
    const next = shopNow()
    if (next.catalogue === shop.catalogue && next.stock === shop.stock && next.settings === shop.settings)
      return
    shop = next
    for (const member of members) tell(member)
  }

  return {
    join: (listener) => {
      if (isClosed || members.size >= atMost.all || !counts.add(listener)) return refuse('TOO_MANY')
      const line = makeLatest<LiveVersions>(() => leave(member))
      const own = listener.kind === 'customer' ? listener.own : null
      const member: Member = { listener, own, toldAtMs: 0, line }
      enter(member)
      shopMoved()
      tell(member)
      return ok(line)
    },
    companyMoved: (companyId, versions) => {
      for (const member of ofCompany.get(companyId) ?? [])
        if (member.own) learn(member, { ...member.own, ...versions })
    },
    shopMoved,
    sessionIds: () => [
      ...new Set(
        [...members].flatMap(({ listener }) =>
          listener.kind === 'customer' ? [listener.customer.sessionId] : [],
        ),
      ),
    ],
    take: (asked, alive) => {
      const nowMs = clock.nowMs()
      const known = new Set(asked)
      for (const member of members) {
        const { listener } = member
        if (listener.kind === 'customer' && known.has(listener.customer.sessionId)) {
          const own = alive.get(listener.customer.sessionId)
          if (!own || listener.customer.untilMs <= nowMs) {
            member.line.end()
            continue
          }
          learn(member, own)
        }
        if (nowMs - member.toldAtMs >= againAfterMs) tell(member)
      }
    },
    count: () => members.size,
    readOwn: batchReads((sessionIds) => readOwnVersions(db, sessionIds, clock.nowMs())),
    close: () => {
      isClosed = true
      for (const { line } of members) line.end()
    },
    isClosed: () => isClosed,
  }
}

/** How many there are of each login, company and address. */
function makeCounts() {
  const counts = new Map<string, number>()
  const limitsOf = (listener: LiveListener): readonly (readonly [string, number])[] =>
    listener.kind === 'visitor'
      ? [[`address ${listener.ip}`, atMost.ofAddress]]
      : [
          [`login ${listener.customer.loginId}`, atMost.ofLogin],
          [`company ${listener.customer.companyId}`, atMost.ofCompany],
        ]
  return {
    /** False, and nothing counted, where that would be too many. */
    add: (listener: LiveListener): boolean => {
      const limits = limitsOf(listener)
      if (limits.some(([key, limit]) => (counts.get(key) ?? 0) >= limit)) return false
      for (const [key] of limits) counts.set(key, (counts.get(key) ?? 0) + 1)
      return true
    },
    remove: (listener: LiveListener): void => {
      for (const [key] of limitsOf(listener)) {
        const left = (counts.get(key) ?? 0) - 1
        if (left > 0) counts.set(key, left)
        else counts.delete(key)
      }
    },
  }
}
