import type { CompanyId, StaffId, UserId } from '@provender/domain/ids'
import { hostOf, networkOf } from '../../kernel/http/network.ts'
import type { StaffSessionKey } from '../staff/staff-sessions.ts'
import type { OfficeVersions, OwnVersions } from './store.ts'

interface ListeningUser {
  readonly sessionId: string
  readonly userId: UserId
  readonly companyId: CompanyId
  /** Infinity if the session itself is the credential. */
  readonly untilMs: number
}

interface ListeningStaff {
  readonly session: StaffSessionKey
  readonly staffId: StaffId
}

export type LiveListener =
  | { readonly kind: 'customer'; readonly user: ListeningUser; readonly own: OwnVersions }
  | { readonly kind: 'visitor'; readonly ip: string }
  | { readonly kind: 'staff'; readonly staff: ListeningStaff; readonly office: OfficeVersions }

/** As many as a server handles well, and more than one user, company, staff member, host or network needs. */
const maxListeners = {
  all: 10_000,
  perUser: 50,
  perCompany: 1500,
  perStaffMember: 50,
  /** All together. The rest is for customers and staff, whom no visitor keeps out. */
  visitors: 8000,
  perHost: 100,
  perNetwork: 500,
} as const

export interface ListenerCounts {
  /** Returns false and counts nothing if that would exceed a limit. */
  readonly add: (listener: LiveListener) => boolean
  readonly remove: (listener: LiveListener) => void
}

/** Counts subscriptions per user, company, staff member, host and network, and all. */
export function createListenerCounts(): ListenerCounts {
  const counts = new Map<string, number>()
  return {
    add: (listener) => {
      const limits = limitsOf(listener)
      if (limits.some(([key, limit]) => (counts.get(key) ?? 0) >= limit)) return false
      for (const [key] of limits) counts.set(key, (counts.get(key) ?? 0) + 1)
      return true
    },
    remove: (listener) => {
      for (const [key] of limitsOf(listener)) {
        const left = (counts.get(key) ?? 0) - 1
        if (left > 0) counts.set(key, left)
        else counts.delete(key)
      }
    },
  }
}

function limitsOf(listener: LiveListener): readonly (readonly [string, number])[] {
  return [['all', maxListeners.all], ...ownLimits(listener)]
}

function ownLimits(listener: LiveListener): readonly (readonly [string, number])[] {
  switch (listener.kind) {
    case 'visitor':
      return [
        ['visitors', maxListeners.visitors],
        [`host ${hostOf(listener.ip)}`, maxListeners.perHost],
        [`network ${networkOf(listener.ip)}`, maxListeners.perNetwork],
      ]
    case 'staff':
      return [[`staff ${listener.staff.staffId}`, maxListeners.perStaffMember]]
    case 'customer':
      return [
        [`login ${listener.user.userId}`, maxListeners.perUser],
        [`company ${listener.user.companyId}`, maxListeners.perCompany],
      ]
  }
}
