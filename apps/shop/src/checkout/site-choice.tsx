import { useLingui } from '@lingui/react/macro'
import { addressLines } from '@provender/domain/site/site'
import { Option, Options } from '@provender/ui/choice'
import { Note } from '@provender/ui/note'
import type { Quote } from './ask-checkout.ts'

export interface SiteChoiceProps {
  readonly sites: Quote['sites']
  readonly siteId: string | undefined
  readonly onChoose: (siteId: string) => void
}

/** Where to, of a company that has its goods brought to several places. */
export function SiteChoice({ sites, siteId, onChoose }: SiteChoiceProps) {
  const { t } = useLingui()
  const isThere = sites.some(({ id }) => id === siteId)
  return (
    <>
      {!isThere && (
        <Note tone="low" urgent>
          {t`We cannot deliver to the site you chose any more. Please choose another.`}
        </Note>
      )}
      <Options label={t`Where shall we deliver?`} pairs>
        {sites.map((site) => (
          <Option
            key={site.id}
            name="site"
            value={site.id}
            title={site.name}
            checked={site.id === siteId}
            onChange={() => onChoose(site.id)}
          >
            {addressLines(site).join(', ')}
            {site.instructions && <p>{site.instructions}</p>}
          </Option>
        ))}
      </Options>
    </>
  )
}
