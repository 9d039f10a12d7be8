import { useLingui } from '@lingui/react/macro'
import { staffRoles } from '@provender/domain/permission/permission'
import { Fragment } from 'react'
import { useRoleNames } from '../staff/use-role-names.ts'
import { usePeopleTexts } from './use-people-texts.ts'

/** Beside the list while nobody is open. */
export function RoleGuide() {
  const { t } = useLingui()
  const roleNames = useRoleNames()
  const { roleDescriptions } = usePeopleTexts()
  return (
    <div className="scroll pane-body guide">
      <section className="sect">
        <h2>{t`What each role may do`}</h2>
        <dl className="pairs">
          {staffRoles.map((role) => (
            <Fragment key={role}>
              <dt>
                <b>{roleNames[role]}</b>
              </dt>
              <dd className="second">{roleDescriptions[role]}</dd>
            </Fragment>
          ))}
        </dl>
      </section>
    </div>
  )
}
