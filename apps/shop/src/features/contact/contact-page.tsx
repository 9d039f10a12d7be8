import { useLingui } from '@lingui/react/macro'
import { PageHeader, Trail } from '@provender/ui/page/page-parts'
import { hrefOf } from '../../kernel/app/href-of.ts'
import { ContactFacts } from './contact-facts.tsx'
import { ContactForm } from './contact-form.tsx'

/** All ways to reach the wholesaler: the form, phone numbers, address and opening hours. */
export function ContactPage() {
  const { t } = useLingui()
  const title = t`Contact us`
  return (
    <>
      <Trail label={t`Breadcrumb`} steps={[{ name: t`Home`, href: hrefOf({ to: '/' }) }, { name: title }]} />
      <PageHeader title={title} />
      <div className="grid gap-x-16 gap-y-10 pt-2 md:grid-cols-[minmax(0,600px)_minmax(0,320px)]">
        <ContactForm />
        <ContactFacts />
      </div>
    </>
  )
}
