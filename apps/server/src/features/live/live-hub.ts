import type { Database } from '@provender/db/tables'
import type { CompanyId, UserId } from '@provender/domain/ids'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import type { Clock } from '../../kernel/clock.ts'
import type { Wholesaler } from '../../kernel/wholesaler.ts'
import type { CatalogueService } from '../catalogue/catalogue-service.ts'
import { type LatestValue, createLatestValue } from './latest-value.ts'
import { batchReads, type OwnVersions, readOwnVersions } from './store.ts'

/** The message to a device: only versions, never content. */
export interface LiveVersions {
  /** Null for a visitor. */
  readonly own: OwnVersions | null
  readonly catalogue: number
  /** Changes when the shown stock changes, or when another server sends it. */
  readonly stock: string
  readonly settings: number
}

/** A customer's subscription, valid as long as the session and the token. */
interface ListeningUser {
  readonly sessionId: string
  readonly userId: UserId
  readonly companyId: CompanyId
  /** Infinity if the session itself is the credential. */
  readonly untilMs: number
}

/** A subscriber: customers receive their company's baskets too, visitors only the shop. */
export type LiveListener =
  | { readonly kind: 'customer'; readonly user: ListeningUser; readonly own: OwnVersions }
  | { readonly kind: 'visitor'; readonly ip: string }

/** As many as a server handles well, and more than one user, company or address needs. */
const maxListeners = { all: 10_000, perUser: 50, perCompany: 1500, perAddress: 100 } as const
/** Resend the current versions at this interval, to repair lost events and keep the connection open. */
const resendIntervalMs = 15_000

/** The devices connected to this server. */
export interface LiveHub {
  readonly join: (listener: LiveListener) => Result<AsyncIterableIterator<LiveVersions>, 'TOO_MANY'>
  /** Sends new versions of a company's baskets or orders. Older versions are ignored. */
  readonly setCompanyVersions: (
    companyId: CompanyId,
    versions: Partial<Pick<OwnVersions, 'baskets' | 'orders'>>,
  ) => void
  /** Checks whether the catalogue, the stock or the settings have changed. */
  readonly checkShopVersions: () => void
  /** The sessions with a subscription. */
  readonly sessionIds: () => readonly string[]
  /** Applies the data read for these sessions: disconnects ended ones and sends changes to the others. */
  readonly applyVersions: (requestedIds: readonly string[], alive: ReadonlyMap<string, OwnVersions>) => void
  readonly count: () => number
  /** The first message to a session, from the database; undefined if the session has ended. */
  readonly readOwn: (sessionId: string) => Promise<OwnVersions | undefined>
  /** The server stops: disconnects everybody, so that they reconnect to another server, and refuses new ones. */
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
  sentAtMs: number
  readonly messages: LatestValue<LiveVersions>
}

interface HubDeps {
  readonly db: Kysely<Database>
  readonly catalogue: CatalogueService
  readonly wholesaler: Wholesaler
  readonly clock: Clock
  /** UUID v4. */
  readonly newId: () => string
}

export function createLiveHub({ db, catalogue, wholesaler, clock, newId }: HubDeps): LiveHub {
  const members = new Set<Member>()
  const membersByCompany = new Map<CompanyId, Set<Member>>()
  const counts = createCounts()
  const boot = newId().slice(0, 8)
  let isClosed = false
  const shopNow = (): Omit<LiveVersions, 'own'> => ({
    catalogue: catalogue.current().version,
    stock: `${boot}.${catalogue.stock.shownVersion()}`,
    settings: wholesaler.current().version,
  })
  let shop = shopNow()

  const send = (member: Member): void => {
    member.sentAtMs = clock.nowMs()
    member.messages.set({ ...shop, own: member.own })
  }
  const setOwnVersions = (member: Member, versions: OwnVersions): void => {
    const { own } = member
    if (!own) return
    const next = {
      baskets: Math.max(own.baskets, versions.baskets),
      orders: Math.max(own.orders, versions.orders),
      unreadNotifications: versions.unreadNotifications,
    }
    const isChanged =
      next.baskets !== own.baskets ||
      next.orders !== own.orders ||
      next.unreadNotifications !== own.unreadNotifications
    member.own = next
    if (isChanged) send(member)
  }
  const addMember = (member: Member): void => {
    members.add(member)
    if (member.listener.kind === 'visitor') return
    const { companyId } = member.listener.user
    membersByCompany.set(companyId, (membersByCompany.get(companyId) ?? new Set()).add(member))
  }
  const removeMember = (member: Member): void => {
    members.delete(member)
    counts.remove(member.listener)
    if (member.listener.kind === 'visitor') return
    const { companyId } = member.listener.user
    const colleagues = membersByCompany.get(companyId)
    colleagues?.delete(member)
    if (colleagues?.size === 0) membersByCompany.delete(companyId)
  }
  const checkShopVersions = (): void => {
    const next = shopNow()
    if (next.catalogue === shop.catalogue && next.stock === shop.stock && next.settings === shop.settings)
      return
    shop = next
    for (const member of members) send(member)
  }

  return {
    join: (listener) => {
      if (isClosed || members.size >= maxListeners.all || !counts.add(listener)) return refuse('TOO_MANY')
      const messages = createLatestValue<LiveVersions>(() => removeMember(member))
      const own = listener.kind === 'customer' ? listener.own : null
      const member: Member = { listener, own, sentAtMs: 0, messages }
      addMember(member)
      checkShopVersions()
      send(member)
      return ok(messages)
    },
    setCompanyVersions: (companyId, versions) => {
      for (const member of membersByCompany.get(companyId) ?? [])
        if (member.own) setOwnVersions(member, { ...member.own, ...versions })
    },
    checkShopVersions,
    sessionIds: () => [
      ...new Set(
        [...members].flatMap(({ listener }) =>
          listener.kind === 'customer' ? [listener.user.sessionId] : [],
        ),
      ),
    ],
    applyVersions: (requestedIds, alive) => {
      const nowMs = clock.nowMs()
      const known = new Set(requestedIds)
      for (const member of members) {
        const { listener } = member
        if (listener.kind === 'customer' && known.has(listener.user.sessionId)) {
          const own = alive.get(listener.user.sessionId)
          if (!own || listener.user.untilMs <= nowMs) {
            member.messages.end()
            continue
          }
          setOwnVersions(member, own)
        }
        // Either way, should the clock be set back.
        if (Math.abs(nowMs - member.sentAtMs) >= resendIntervalMs) send(member)
      }
    },
    count: () => members.size,
    readOwn: batchReads((sessionIds) => readOwnVersions(db, sessionIds, clock.nowMs())),
    close: () => {
      isClosed = true
      for (const { messages } of members) messages.end()
    },
    isClosed: () => isClosed,
  }
}

/** Counts subscriptions per user, company and address. */
function createCounts() {
  const counts = new Map<string, number>()
  const limitsOf = (listener: LiveListener): readonly (readonly [string, number])[] =>
    listener.kind === 'visitor'
      ? [[`address ${listener.ip}`, maxListeners.perAddress]]
      : [
          [`login ${listener.user.userId}`, maxListeners.perUser],
          [`company ${listener.user.companyId}`, maxListeners.perCompany],
        ]
  return {
    /** Returns false and counts nothing if that would exceed a limit. */
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
