import { useLingui } from '@lingui/react/macro'
import { hrefOf } from '@provender/web/address/href-of'
import { useRoleNames } from '../staff/use-role-names.ts'
import type { Person } from './people-query.ts'
import { PersonMark } from './person-mark.tsx'
import { isHereNow, usePeopleTexts } from './use-people-texts.ts'

interface PeopleListProps {
  readonly people: readonly Person[]
  /** The code of the person who is open beside the list. */
  readonly opened: string | undefined
  readonly isWide: boolean
}

/** Who may sign in, and below them who is invited and who has no access. */
export function PeopleList({ people, opened, isWide }: PeopleListProps) {
  const { t } = useLingui()
  const inState = (state: Person['state']) => people.filter((person) => person.state === state)
  const bands = [
    { name: t({ message: 'Invited', context: 'people' }), members: inState('INVITED') },
    { name: t`No access`, members: inState('LEFT') },
  ].filter(({ members }) => members.length > 0)
  const rows = (members: readonly Person[]) =>
    members.map((person) => (
      <PersonRow key={person.code} person={person} isWide={isWide} isOpened={person.code === opened} />
    ))
  return (
    <table className="ruled">
      <thead>
        <tr>
          <th scope="col" className="w-10">
            <span className="sr-only">{t`Initials`}</span>
          </th>
          <th scope="col" className="wide">{t`Person`}</th>
          <th scope="col">{t`Role`}</th>
          {isWide && <th scope="col" className="hide-l">{t`Signs in with`}</th>}
          <th scope="col" className="figure edge-l hide-s">{t`Last here`}</th>
          <th scope="col" className="hide-l">{t`Where`}</th>
        </tr>
      </thead>
      <tbody>{rows(inState('ACTIVE'))}</tbody>
      {bands.map(({ name, members }) => (
        <tbody key={name}>
          <tr className="band">
            <th colSpan={isWide ? 6 : 5} scope="rowgroup">
              {name} <span className="second">{members.length}</span>
            </th>
          </tr>
          {rows(members)}
        </tbody>
      ))}
    </table>
  )
}

interface PersonRowProps {
  readonly person: Person
  readonly isWide: boolean
  readonly isOpened: boolean
}

function PersonRow({ person, isWide, isOpened }: PersonRowProps) {
  const { code, name, role, state, invitation } = person
  const roleNames = useRoleNames()
  const { waysIn, lastHere, linkText, where } = usePeopleTexts()
  const hasLeft = state === 'LEFT'
  return (
    <tr data-at={isOpened || undefined} data-left={hasLeft || undefined}>
      <td>
        <PersonMark name={name} />
      </td>
      <td className="wide">
        <a
          className="row-link"
          href={hrefOf({ to: '/staff/$code', params: { code } })}
          aria-current={isOpened ? 'true' : undefined}
        >
          {name}
        </a>
      </td>
      <td className="second">{roleNames[role]}</td>
      {isWide && (
        <td className={state === 'INVITED' ? 'hide-l text-low' : 'second hide-l'}>{waysIn(person)}</td>
      )}
      <td className={`figure edge-l hide-s ${isHereNow(person) ? 'here' : 'hush'}`}>{lastHere(person)}</td>
      <td className="hush hide-l">{invitation ? linkText(invitation) : where(person)}</td>
    </tr>
  )
}
