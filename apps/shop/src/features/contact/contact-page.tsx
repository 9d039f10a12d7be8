import { useLingui } from '@lingui/react/macro'
import { PageHeader, Breadcrumb } from '@provender/ui/page/page-parts'
import { hrefOf } from '@provender/web/address/href-of'
import { useViewer } from '../../kernel/session/viewer.ts'
import { ContactFacts } from './contact-facts.tsx'
import { ContactForm } from './contact-form.tsx'
import type { ContactSearch } from './contact-search.ts'

export function ContactPage({ product }: ContactSearch) {
  const { t } = useLingui()
  const { isSignedIn } = useViewer()
  const title = t`Contact us`
  return (
    <>
      {!isSignedIn && (
        <Breadcrumb
          label={t`Breadcrumb`}
          pages={[{ name: t`Home`, href: hrefOf({ to: '/' }) }, { name: title }]}
        />
      )}
      <PageHeader title={title} />
      <div className="grid gap-x-16 gap-y-10 pt-2 wide:grid-cols-[minmax(0,600px)_minmax(0,320px)]">
        <ContactForm product={product} />
        <ContactFacts />
      </div>
    </>
  )
}
