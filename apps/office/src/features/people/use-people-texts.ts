import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { StaffRole } from '@provender/domain/permission/permission'
import type { StaffChangeKind } from '@provender/domain/permission/staff-change'
import { localMoment, shortDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { useMoment } from '../../kernel/use-moment.ts'
import { useWholesaler } from '../../kernel/wholesaler.ts'
import type { Person } from './people-query.ts'

type Invitation = NonNullable<Person['invitation']>

const hereMs = 5 * 60_000

/** True if the person has used the office in the last five minutes. */
export function isHereNow({ sessions }: Person): boolean {
  return sessions.some(({ lastUsedAt }) => Date.now() - Date.parse(lastUsedAt) < hereMs)
}

export function usePeopleTexts() {
  const { t } = useLingui()
  const moment = useMoment()
  const language = useLanguage()
  const { warehouseTimezone } = useWholesaler()
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
    INVITED: t({ message: 'Invited', context: 'a change' }),
    INVITATION_SENT_AGAIN: t`Link sent again`,
    INVITATION_WITHDRAWN: t`Invitation withdrawn`,
    JOINED: t`Chose a password`,
    PASSWORD_RESET: t`Chose a new password`,
    ROLE_CHANGED: t`Role changed`,
    SESSION_ENDED: t`Session ended`,
    ALL_SESSIONS_ENDED: t`All sessions ended`,
    ACCESS_ENDED: t`Access ended`,
    ACCESS_RETURNED: t`Access given back`,
  }
  return {
    roleDescriptions,
    changeNames,
    waysIn: ({ state, hasSecondFactor }: Person) =>
      state === 'LEFT'
        ? '–'
        : state === 'INVITED'
          ? t`not signed in yet`
          : hasSecondFactor
            ? t`password, code from an app`
            : t`password`,
    linkText: ({ expiresAt, isValid }: Invitation) => {
      const until = shortDay(localMoment(expiresAt, warehouseTimezone).date, language)
      return isValid ? t`link until ${until}` : t`link no longer works`
    },
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
