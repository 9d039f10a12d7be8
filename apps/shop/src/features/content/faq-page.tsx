import { useLingui } from '@lingui/react/macro'
import { PageHeader, Breadcrumb } from '@provender/ui/page/page-parts'
import { hrefOf } from '@provender/web/address/href-of'
import { FaqList } from './faq-list.tsx'

/** The page of frequently asked questions, for visitors and users. */
export function FaqPage() {
  const { t } = useLingui()
  const title = t`Questions and answers`
  return (
    <>
      <Breadcrumb
        label={t`Breadcrumb`}
        pages={[{ name: t`Home`, href: hrefOf({ to: '/' }) }, { name: title }]}
      />
      <PageHeader title={title} />
      <FaqList />
    </>
  )
}
