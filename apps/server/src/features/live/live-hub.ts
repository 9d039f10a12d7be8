import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '@provender/db/tables'
import type { CompanyId } from '@provender/domain/ids'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import type { Clock } from '../../kernel/clock.ts'
import type { Wholesaler } from '../../kernel/wholesaler.ts'
import type { CatalogueService } from '../catalogue/catalogue-service.ts'
import type { StaffSessionKey } from '../staff/staff-sessions.ts'
import { type LatestValue, createLatestValue } from './latest-value.ts'
import { createListenerCounts, type LiveListener } from './listeners.ts'
import { batchReads, type OfficeVersions, type OwnVersions, readOwnVersions } from './store.ts'

/** The message to a device: only versions, never content. */
export interface LiveVersions {
  /** Only for a customer. */
  readonly own: OwnVersions | null
  readonly office: OfficeVersions | null
  readonly catalogue: number
  /** Changes when the shown stock changes, or when another server sends it. */
  readonly stock: string
  readonly settings: number
}

/** Resend the current versions at this interval, to repair lost events and keep the connection open. */
const resendIntervalMs = 15_000

const drainStepMs = 100

export interface LiveHub {
  readonly join: (listener: LiveListener) => Result<AsyncIterableIterator<LiveVersions>, 'TOO_MANY'>
  /** Sends new versions of a company's baskets or orders. Older versions are ignored. */
  readonly setCompanyVersions: (
    companyId: CompanyId,
    versions: Partial<Pick<OwnVersions, 'baskets' | 'orders'>>,
  ) => void
  /** Checks whether the catalogue, the stock or the settings have changed. */
  readonly checkShopVersions: () => void
  readonly sessionIds: () => readonly string[]
  readonly applyVersions: (requestedIds: readonly string[], alive: ReadonlyMap<string, OwnVersions>) => void
  readonly staffSessions: () => readonly StaffSessionKey[]
  readonly endStaffSessions: (read: readonly StaffSessionKey[], alive: ReadonlySet<StaffSessionKey>) => void
  /** Sends new versions to staff. Older versions are ignored. */
  readonly setOfficeVersions: (versions: OfficeVersions) => void
  /** Notifies the office on every server, once the order is committed. Nothing waits for it, and it may be lost. */
  readonly orderPlaced: () => void
  readonly onOrderPlaced: (listener: () => void) => () => void
  readonly count: () => number
  /** The first message to a session, from the database; undefined if the session has ended. */
  readonly readOwn: (sessionId: string) => Promise<OwnVersions | undefined>
  /** Refuses new ones and disconnects the others bit by bit, so that they do not all reach another server at once. */
  readonly drain: (durationMs: number) => Promise<void>
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
  readonly newId: () => string
}

export function createLiveHub({ db, catalogue, wholesaler, clock, newId }: HubDeps): LiveHub {
  const members = new Set<Member>()
  const membersByCompany = new Map<CompanyId, Set<Member>>()
  const counts = createListenerCounts()
  const orderListeners = new Set<() => void>()
  const boot = newId().slice(0, 8)
  let isClosed = false
  const shopNow = (): Omit<LiveVersions, 'own' | 'office'> => ({
    catalogue: catalogue.current().version,
    stock: `${boot}.${catalogue.stock.shownVersion()}`,
    settings: wholesaler.current().version,
  })
  let shop = shopNow()
  let office: OfficeVersions = { orders: 0, claims: 0, applications: 0, imports: 0 }

  const send = (member: Member): void => {
    member.sentAtMs = clock.nowMs()
    member.messages.set({ ...shop, own: member.own, office: isStaff(member) ? office : null })
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
    if (member.listener.kind !== 'customer') return
    const { companyId } = member.listener.user
    membersByCompany.set(companyId, (membersByCompany.get(companyId) ?? new Set()).add(member))
  }
  const removeMember = (member: Member): void => {
    members.delete(member)
    counts.remove(member.listener)
    if (member.listener.kind !== 'customer') return
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
    for (const member of members) if (!isStaff(member)) send(member)
  }
  const setOfficeVersions = (versions: OfficeVersions): void => {
    // Two reads may overlap, and the older one may arrive later.
    const next = {
      orders: Math.max(office.orders, versions.orders),
      claims: Math.max(office.claims, versions.claims),
      applications: Math.max(office.applications, versions.applications),
      imports: Math.max(office.imports, versions.imports),
    }
    if (isDeepStrictEqual(next, office)) return
    office = next
    for (const member of members) if (isStaff(member)) send(member)
  }

  return {
    join: (listener) => {
      if (isClosed || !counts.add(listener)) return refuse('TOO_MANY')
      const messages = createLatestValue<LiveVersions>(() => removeMember(member))
      const own = listener.kind === 'customer' ? listener.own : null
      const member: Member = { listener, own, sentAtMs: 0, messages }
      checkShopVersions()
      if (listener.kind === 'staff') setOfficeVersions(listener.office)
      addMember(member)
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
      const sessionIds = new Set(requestedIds)
      for (const member of members) {
        const { listener } = member
        if (listener.kind === 'customer' && sessionIds.has(listener.user.sessionId)) {
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
    staffSessions: () => [
      ...new Set(
        [...members].flatMap(({ listener }) => (listener.kind === 'staff' ? [listener.staff.session] : [])),
      ),
    ],
    endStaffSessions: (read, alive) => {
      const ended = new Set(read).difference(alive)
      for (const { listener, messages } of members)
        if (listener.kind === 'staff' && ended.has(listener.staff.session)) messages.end()
    },
    setOfficeVersions,
    orderPlaced: () => {
      for (const listener of orderListeners) listener()
    },
    onOrderPlaced: (listener) => {
      orderListeners.add(listener)
      return () => orderListeners.delete(listener)
    },
    count: () => members.size,
    readOwn: batchReads((sessionIds) => readOwnVersions(db, sessionIds, clock.nowMs())),
    drain: async (durationMs) => {
      isClosed = true
      const leaving = [...members]
      for (let steps = Math.ceil(durationMs / drainStepMs); steps > 0; steps -= 1) {
        await pause(drainStepMs)
        for (const { messages } of leaving.splice(0, Math.ceil(leaving.length / steps))) messages.end()
      }
    },
    close: () => {
      isClosed = true
      for (const { messages } of members) messages.end()
    },
    isClosed: () => isClosed,
  }
}

function isStaff({ listener }: Pick<Member, 'listener'>): boolean {
  return listener.kind === 'staff'
}
