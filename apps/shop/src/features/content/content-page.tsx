import { useLingui } from '@lingui/react/macro'
import { PageHeader, Breadcrumb } from '@provender/ui/page/page-parts'
import { hrefOf } from '@provender/web/address/href-of'
import { useSuspenseQuery } from '@tanstack/react-query'
import { contentQuery } from './load-content.ts'

export function ContentPageView({ slug }: { readonly slug: string }) {
  const { t } = useLingui()
  const { title, html } = useSuspenseQuery(contentQuery(slug)).data.contentPage
  return (
    <>
      <Breadcrumb
        label={t`Breadcrumb`}
        pages={[{ name: t`Home`, href: hrefOf({ to: '/' }) }, { name: title }]}
      />
      <PageHeader title={title} />
      {/* The server has removed everything executable from the HTML. */}
      <div className="written pt-2" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}
