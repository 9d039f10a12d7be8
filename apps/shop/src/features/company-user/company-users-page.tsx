import { useLingui } from '@lingui/react/macro'
import { PageHeader } from '@provender/ui/page/page-parts'
import { SectionHeader } from '@provender/ui/page/section-header'
import { useSuspenseQuery } from '@tanstack/react-query'
import { OwnersOnly } from '../../kernel/page/owners-only.tsx'
import { sitesQuery } from '../site/sites-query.ts'
import { CompanyUserRow } from './company-user-row.tsx'
import { companyUsersQuery } from './company-users-query.ts'
import { InvitationRow } from './invitation-row.tsx'
import { InviteForm } from './invite-form.tsx'
import { useUserActions } from './use-user-actions.ts'

export function CompanyUsersPage() {
  const { t } = useLingui()
  return (
    <OwnersOnly access="company.logins" title={t`Colleagues`}>
      <CompanyUsers />
    </OwnersOnly>
  )
}

function CompanyUsers() {
  const { t } = useLingui()
  const { logins: users, invitations } = useSuspenseQuery(companyUsersQuery).data.companyPeople
  const { companySites } = useSuspenseQuery(sitesQuery).data
  const actions = useUserActions()
  return (
    <div className="max-w-170">
      <PageHeader title={t`Colleagues`} />
      <p className="mb-4 max-w-[36em] text-ink-2">
        {t`Everyone at your company shares its baskets, prices and orders. Owners also manage who has access, and your company details.`}
      </p>
      <ul aria-label={t`Colleagues`} className="border-t border-ink">
        {users.map((user) => (
          <CompanyUserRow key={user.userCode} user={user} companySites={companySites} actions={actions} />
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
