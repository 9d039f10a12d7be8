import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { StaffRole } from '@provender/domain/permission/permission'
import type { StaffChangeKind } from '@provender/domain/permission/staff-change'
import { useMoment } from '../../kernel/use-moment.ts'
import type { Person } from './people-query.ts'

const hereMs = 5 * 60_000

/** True if the person has used the office in the last five minutes. */
export function isHereNow({ sessions }: Person): boolean {
  return sessions.some(({ lastUsedAt }) => Date.now() - Date.parse(lastUsedAt) < hereMs)
}

export function usePeopleTexts() {
  const { t } = useLingui()
  const moment = useMoment()
  const roleDescriptions: Readonly<Record<StaffRole, string>> = {
    MANAGER: t`Everything. Alone: staff, refunds to a card, cancelling what has left.`,
    ORDER_DESK: t`Confirms, holds and cancels orders. Answers claims and messages.`,
    ACCOUNTS: t`Payments, credit notes and balances. Releases orders held for an overdue invoice.`,
    PURCHASING: t`Reads orders and prices.`,
    WAREHOUSE: t`Picks, packs and sends out. Sees no price and no sum.`,
    DRIVER: t`Hands goods over and takes cash. Sees only the sum to collect.`,
  }
  const changeNames: Readonly<Record<StaffChangeKind, string>> = {
    ADDED: t`Added`,
    ROLE_CHANGED: t`Role changed`,
    SESSION_ENDED: t`Session ended`,
    ALL_SESSIONS_ENDED: t`All sessions ended`,
    ACCESS_ENDED: t`Access ended`,
    ACCESS_RETURNED: t`Access given back`,
  }
  return {
    roleDescriptions,
    changeNames,
    waysIn: ({ hasSecondFactor }: Person) => (hasSecondFactor ? t`password, code from an app` : t`password`),
    lastHere: (person: Person) =>
      isHereNow(person) ? t`here now` : person.lastUsedAt === null ? t`never` : moment(person.lastUsedAt),
    where: ({ sessions }: Person) => {
      const [session] = sessions
      if (!session) return ''
      if (sessions.length > 1) return t`${plural(sessions.length, { one: '# session', other: '# sessions' })}`
      return session.isCurrent ? t`this device` : session.device || t`unknown device`
    },
  }
}
