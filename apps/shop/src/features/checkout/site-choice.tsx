import { useLingui } from '@lingui/react/macro'
import { addressLines } from '@provender/domain/site/site'
import { Choice, Options } from '@provender/ui/controls/choice'
import { Note } from '@provender/ui/page/note'
import type { Quote } from './checkout-query.ts'

export interface SiteChoiceProps {
  readonly quote: Pick<Quote, 'site' | 'sites' | 'servedSiteIds'>
  readonly siteId: string | undefined
  readonly onChoose: (siteId: string) => void
}

export function SiteChoice({
  quote: { site: quoted, sites, servedSiteIds },
  siteId,
  onChoose,
}: SiteChoiceProps) {
  const { t } = useLingui()
  const isServed = (id: string) => servedSiteIds.includes(id)
  return (
    <>
      {quoted === null && (
        <Note tone="low" urgent>
          {t`We cannot deliver to the site you chose any more. Please choose another.`}
        </Note>
      )}
      <Options label={t`Where would you like it delivered?`} pairs>
        {sites.map((site) => (
          <Choice
            key={site.id}
            title={site.name}
            chosen={site.id === siteId}
            disabled={!isServed(site.id)}
            onClick={() => onChoose(site.id)}
          >
            {addressLines(site).join(', ')}
            {site.instructions && <p>{site.instructions}</p>}
            {!isServed(site.id) && <p className="text-low">{t`There is no delivery day at the moment.`}</p>}
          </Choice>
        ))}
      </Options>
    </>
  )
}
