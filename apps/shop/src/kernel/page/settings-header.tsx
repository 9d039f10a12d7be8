import { useLingui } from '@lingui/react/macro'
import { Breadcrumb, PageHeader } from '@provender/ui/page/page-parts'
import { hrefOf } from '@provender/web/address/href-of'
import type { ReactNode } from 'react'

export interface SettingsHeaderProps {
  readonly title: string
  readonly end?: ReactNode
}

export function SettingsHeader({ title, end }: SettingsHeaderProps) {
  const { t } = useLingui()
  return (
    <>
      <Breadcrumb
        label={t`Breadcrumb`}
        pages={[
          { name: t`My account`, href: hrefOf({ to: '/account' }) },
          { name: t`Account settings`, href: hrefOf({ to: '/account/settings' }) },
          { name: title },
        ]}
      />
      <PageHeader title={title} end={end} />
    </>
  )
}
