import { useLingui } from '@lingui/react/macro'
import { addressLines } from '@provender/domain/site/site'
import { Option, Options } from '@provender/ui/controls/choice'
import { Note } from '@provender/ui/page/note'
import type { Quote } from './checkout-query.ts'

export interface SiteChoiceProps {
  readonly quote: Pick<Quote, 'sites' | 'servedSiteIds'>
  readonly siteId: string | undefined
  readonly onChoose: (siteId: string) => void
}

export function SiteChoice({ quote: { sites, servedSiteIds }, siteId, onChoose }: SiteChoiceProps) {
  const { t } = useLingui()
  const isServed = (id: string) => servedSiteIds.includes(id)
  const isAvailable = sites.some(({ id }) => id === siteId)
  return (
    <>
      {!isAvailable && (
        <Note tone="low" urgent>
          {t`We cannot deliver to the site you chose any more. Please choose another.`}
        </Note>
      )}
      <Options label={t`Where would you like it delivered?`} pairs>
        {sites.map((site) => (
          <Option
            key={site.id}
            name="site"
            value={site.id}
            title={site.name}
            checked={site.id === siteId}
            disabled={!isServed(site.id)}
            onChange={() => onChoose(site.id)}
          >
            {addressLines(site).join(', ')}
            {site.instructions && <p>{site.instructions}</p>}
            {!isServed(site.id) && <p className="text-low">{t`There is no delivery day at the moment.`}</p>}
          </Option>
        ))}
      </Options>
    </>
  )
}
