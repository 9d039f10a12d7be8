import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { StateTag } from '@provender/ui/page/state-tag'
import { lazyPart } from '@provender/web/loading/lazy-part'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useMomentText } from '../../kernel/format/use-moment-text.ts'
import { sessionOf } from '../../kernel/session/shop-queries.ts'
import type { CompanySiteFieldsFragment } from '../site/sites.documents.ts'
import { CompanyUserSites } from './company-user-sites.tsx'
import type { CompanyPeopleFieldsFragment } from './company-users.documents.ts'
import { useRoleLabels } from './use-role-labels.ts'
import type { UserActions } from './use-user-actions.ts'

const RemoveDialog = lazyPart(async () => (await import('@provender/web/page/remove-dialog')).RemoveDialog)

export interface CompanyUserRowProps {
  readonly user: CompanyPeopleFieldsFragment['logins'][number]
  readonly companySites: readonly CompanySiteFieldsFragment[]
  readonly actions: UserActions
}

/** A user of the company. Users cannot change themselves here, because they could lock themselves out. */
export function CompanyUserRow({ user, companySites, actions }: CompanyUserRowProps) {
  const { t } = useLingui()
  const roles = useRoleLabels()
  const momentText = useMomentText()
  const [doing, setDoing] = useState<'sites' | 'remove'>()
  const { userCode, email, role, active, leavesAt, site } = user
  const isSelf = sessionOf(useQueryClient())?.user.userCode === userCode
  const name = user.name || email
  const other = role === 'OWNER' ? 'BUYER' : 'OWNER'
  const deletionDate = leavesAt === null ? undefined : momentText(leavesAt)
  const isDone = () => setDoing(undefined)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3">
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-name">
          {name}
          <StateTag tone={role === 'OWNER' ? 'yours' : 'quiet'}>{roles[role].name}</StateTag>
          {isSelf && <span className="text-small text-ink-2">{t`You`}</span>}
          {!active && <StateTag tone="low">{t`Not activated yet`}</StateTag>}
        </p>
        <p className="text-small break-all text-ink-2">{email}</p>
        {site && <BoundTo site={site} />}
        {deletionDate && <p className="text-small text-low">{t`Will be deleted on ${deletionDate}`}</p>}
      </div>
      {!isSelf && (
        <div className="-mx-2 flex flex-wrap gap-1">
          {(companySites.length > 0 || site) && (
            <Button
              look="bare"
              aria-label={t`Delivery sites, ${name}`}
              aria-expanded={doing === 'sites'}
              onClick={() => setDoing(doing === 'sites' ? undefined : 'sites')}
            >
              {t`Delivery sites`}
            </Button>
          )}
          <Button
            look="bare"
            aria-label={other === 'OWNER' ? t`Make owner, ${name}` : t`Make buyer, ${name}`}
            onClick={() => void actions.setRole(userCode, other)}
          >
            {other === 'OWNER' ? t`Make owner` : t`Make buyer`}
          </Button>
          <Button look="bare" aria-label={t`Remove, ${name}`} onClick={() => setDoing('remove')}>
            {t`Remove`}
          </Button>
        </div>
      )}
      {doing === 'sites' && (
        <CompanyUserSites
          name={name}
          boundTo={site?.id}
          companySites={companySites}
          onSave={(siteId) => actions.setSite(userCode, siteId)}
          onClose={isDone}
        />
      )}
      {doing === 'remove' && (
        <Suspense fallback={null}>
          <RemoveDialog
            name={name}
            keepLabel={t`Keep`}
            consequence={t`They are logged out everywhere at once, and their favourites and notifications are deleted. Orders still show who placed them.`}
            onRemove={() => actions.remove(userCode)}
            onClose={isDone}
          />
        </Suspense>
      )}
    </li>
  )
}

function BoundTo({
  site: { name, isOpen },
}: {
  readonly site: NonNullable<CompanyUserRowProps['user']['site']>
}) {
  const { t } = useLingui()
  return isOpen ? (
    <p className="text-small text-ink-2">{t`Orders for ${name} only`}</p>
  ) : (
    <p className="text-small text-low">{t`Orders for ${name} only, which is closed: nothing can be delivered.`}</p>
  )
}
