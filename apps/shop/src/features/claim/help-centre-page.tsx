import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@provender/ui/controls/button'
import { PageHeader } from '@provender/ui/page/page-parts'
import { hrefOf } from '@provender/web/address/href-of'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { FaqList } from '../content/faq-list.tsx'
import { ClaimList } from './claim-list.tsx'

export function HelpCentrePage() {
  const { t } = useLingui()
  const { show } = useConfig()
  const title = t`Help centre`
  return (
    <>
      <PageHeader title={title} />
      <div className="grid gap-x-12 gap-y-8 pt-2 wide:grid-cols-[minmax(0,400px)_minmax(0,1fr)]">
        <div className="grid content-start gap-8">
          {(show.reportAProblem || show.contactUs) && (
            <section className="grid justify-items-start gap-3 rounded-sheet bg-sunken p-5">
              <h2 className="text-heading">{t`Is something wrong?`}</h2>
              <p className="text-ink-2">
                {show.reportAProblem
                  ? t`Tell us what arrived damaged, short or not at all. You can follow it here.`
                  : t`Write to us, or call us.`}
              </p>
              <div className="flex flex-wrap gap-2">
                {show.reportAProblem && (
                  <ButtonLink
                    look="go"
                    href={hrefOf({ to: '/account/help-centre/report' })}
                  >{t`Report a problem`}</ButtonLink>
                )}
                {show.contactUs && (
                  <ButtonLink href={hrefOf({ to: '/contact-us' })}>{t`Contact us`}</ButtonLink>
                )}
              </div>
            </section>
          )}
          <ClaimList />
        </div>
        {show.faq && (
          <section aria-label={t`Questions and answers`} className="min-w-0">
            <h2 className="mb-3 text-heading">{t`Questions and answers`}</h2>
            <FaqList />
          </section>
        )}
      </div>
    </>
  )
}
