import { useLingui } from '@lingui/react/macro'
import { type StaffRole, staffRoles } from '@provender/domain/permission/permission'
import { useMemo } from 'react'
import { useKeys } from '../../kernel/use-keys.ts'
import { useRoleNames } from '../staff/use-role-names.ts'
import { usePeopleTexts } from './use-people-texts.ts'

interface RoleChoiceProps {
  readonly chosen: StaffRole
  readonly onChoose: (role: StaffRole) => void
}

/** The roles, each with what it may do. The keys 1 to 6 choose one. */
export function RoleChoice({ chosen, onChoose }: RoleChoiceProps) {
  const { t } = useLingui()
  const roleNames = useRoleNames()
  const { roleDescriptions } = usePeopleTexts()
  useKeys(
    useMemo(
      () => Object.fromEntries(staffRoles.map((role, index) => [String(index + 1), () => onChoose(role)])),
      [onChoose],
    ),
  )
  return (
    <fieldset className="roles">
      <legend>{t`Role`}</legend>
      {staffRoles.map((role, index) => (
        <label key={role}>
          <input
            type="radio"
            name="role"
            className="tick"
            checked={role === chosen}
            onChange={() => onChoose(role)}
            aria-keyshortcuts={String(index + 1)}
          />
          <span>
            {roleNames[role]}
            <small>{roleDescriptions[role]}</small>
          </span>
          <kbd aria-hidden>{index + 1}</kbd>
        </label>
      ))}
    </fieldset>
  )
}
