import { useLingui } from '@lingui/react/macro'
import { type StaffRole, staffRoles } from '@provender/domain/permission/permission'
import { useMoment } from '../../kernel/use-moment.ts'
import { useRoleNames } from '../staff/use-role-names.ts'
import type { Person } from './people-query.ts'
import { usePeopleTexts } from './use-people-texts.ts'

/** What managers changed, the newest first. */
export function PersonChanges({ changes }: { readonly changes: Person['changes'] }) {
  const { t } = useLingui()
  const moment = useMoment()
  const roleNames = useRoleNames()
  const { changeNames } = usePeopleTexts()
  const textFor = (value: string) => (isRole(value) ? roleNames[value] : value)
  if (changes.length === 0) return null
  return (
    <section className="history">
      <h3>{t`Changes`}</h3>
      <ol>
        {changes.map(({ at, kind, byName, before, after }) => (
          <li key={`${at} ${kind}`}>
            <time dateTime={at}>{moment(at)}</time>
            <span>
              <b>{changeNames[kind]}</b>
              {before !== null && before !== '' && ` ${textFor(before)}`}
              {before !== null && after !== null && ' →'}
              {after !== null && ` ${textFor(after)}`}, {byName ?? t`by a command on the server`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function isRole(value: string): value is StaffRole {
  return (staffRoles as readonly string[]).includes(value)
}
