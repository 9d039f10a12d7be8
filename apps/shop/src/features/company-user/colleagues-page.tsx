import { useLingui } from '@lingui/react/macro'
import { PageHeader } from '@provender/ui/page/page-parts'
import { SectionHeader } from '@provender/ui/page/section-header'
import { useSuspenseQuery } from '@tanstack/react-query'
import { OwnersOnly } from '../../kernel/page/owners-only.tsx'
import { sitesQuery } from '../site/sites-query.ts'
import { ColleagueRow } from './colleague-row.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { InviteForm } from './invite-form.tsx'
import { peopleQuery } from './people-query.ts'
import { useUserActions } from './use-user-actions.ts'

/** The users of the company, its invitations, and a form to invite a colleague. */
export function ColleaguesPage() {
  const { t } = useLingui()
  return (
    <OwnersOnly access="company.logins" title={t`Colleagues`}>
      <Colleagues />
    </OwnersOnly>
  )
}

function Colleagues() {
  const { t } = useLingui()
  const { logins, invitations } = useSuspenseQuery(peopleQuery).data.companyPeople
  const { companySites } = useSuspenseQuery(sitesQuery).data
  const actions = useUserActions()
  return (
    <div className="max-w-170">
      <PageHeader title={t`Colleagues`} />
      <p className="mb-4 max-w-[36em] text-ink-2">
        {t`Everyone at your company shares its baskets, prices and orders. Owners also manage who has access, and your company details.`}
      </p>
      <ul aria-label={t`Colleagues`} className="border-t border-ink">
        {logins.map((login) => (
          <ColleagueRow key={login.userCode} login={login} companySites={companySites} actions={actions} />
        ))}
      </ul>
      {invitations.length > 0 && (
        <section aria-label={t`Invitations`}>
          <SectionHeader title={t`Invitations`} />
          <ul className="border-t border-ink">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} actions={actions} />
            ))}
          </ul>
        </section>
      )}
      <SectionHeader title={t`Invite a colleague`} />
      <InviteForm actions={actions} />
    </div>
  )
}
