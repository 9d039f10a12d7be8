import { useLingui } from '@lingui/react/macro'
import type { SiteAnswers } from '@provender/domain/site/site'
import { Button } from '@provender/ui/controls/button'
import { PageHeader } from '@provender/ui/page/page-parts'
import { SectionHeader } from '@provender/ui/page/section-header'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { OwnersOnly } from '../../kernel/page/owners-only.tsx'
import { SiteForm } from './site-form.tsx'
import { SiteRow } from './site-row.tsx'
import { sitesQuery } from './sites-query.ts'
import { useSiteActions } from './use-site-actions.ts'

const noSite: SiteAnswers = {
  name: '',
  address1: '',
  address2: '',
  address3: '',
  city: '',
  postCode: '',
  contactName: '',
  telephone: '',
  instructions: '',
}

export function SitesPage() {
  const { t } = useLingui()
  return (
    <OwnersOnly access="company.sites" title={t`Delivery sites`}>
      <Sites />
    </OwnersOnly>
  )
}

function Sites() {
  const { t } = useLingui()
  const { companySites } = useSuspenseQuery(sitesQuery).data
  const actions = useSiteActions()
  const [isAdding, setAdding] = useState(false)
  return (
    <div className="max-w-170">
      <PageHeader title={t`Delivery sites`} />
      <p className="mb-4 max-w-[36em] text-ink-2">
        {t`At checkout, choose your own address or one of these. Delivery days depend on the site's route.`}
      </p>
      {companySites.length > 0 && (
        <ul aria-label={t`Delivery sites`} className="mb-4 border-t border-ink">
          {companySites.map((companySite) => (
            <SiteRow key={companySite.site.id} companySite={companySite} actions={actions} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <>
          <SectionHeader title={t`Add a site`} />
          <SiteForm
            site={noSite}
            submitLabel={t`Add site`}
            onSave={async (site) => {
              await actions.add(site)
              setAdding(false)
            }}
            onCancel={() => setAdding(false)}
          />
        </>
      ) : (
        <Button onClick={() => setAdding(true)}>{t`Add a site`}</Button>
      )}
    </div>
  )
}
